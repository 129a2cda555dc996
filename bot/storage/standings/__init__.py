"""Standings kept: sums by person, scope and period, written when a series ends.

rows     the tables                               boards   who stands where
facts    a finished series as standings see it    mine     one person's results
sums     sums read and written                    seasons  a group's seasons
entering series entered in their order            door     `ports.Standings`
recount  all sums made again, and compared        plans    how the database goes about it
"""
