"""`bench standings`: leaderboards in databases full of deals (docs/standings.md).

commands  fills, asks, tells                   fill      made-up series, written quickly
play      a series played to its end there
"""
