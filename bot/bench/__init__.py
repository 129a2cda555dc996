"""Benchmarks: scripted people over HTTP, and players against players.

commands   `python -m bot bench …`: every figure that is claimed has its command here
economy    `calls` and `taps`: by `calling`, `tapping`; the floor is `plain`
robustness `kill` and `flood`: by `kill`, `flood`
engine     random deals a second               players    computer players
scale      many tables, a long history         standings  leaderboards

people     who play by their keys              yards      groups of them, at tables
fleet      bot processes                       ground     a playground in a process of its own
places     databases; the last line            servers    a PostgreSQL
watch      what was asked of Telegram          sight      whether the chats are right
usage      CPU and memory of a process
"""
