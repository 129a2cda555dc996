"""`bench scale`: whether the bot stays as it was, and how far it goes (docs/scaling.md).

commands  `bench scale …`                      shown     what was found, for people
steady    cost | start | delay | day           limits    fleet | commits | reach
cost      CPU of a tap, whatever is stored     fleet     several processes on one PostgreSQL
start     to the first tap that is answered    commits   what disk and database can take
delay     answers with many tables             reach     how many tables one sender carries
day       memory over a long day
fill      a database with tables and history   games     the games it is filled with
crowd     thousands of people in one process   tapper    one of them
round     series after series at one table
"""
