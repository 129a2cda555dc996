"""`doctor`: is everything in order? Each line is ok, a warning or a fault with what to do.

finding      one line              database      the database, by reading alone
at_telegram  Telegram's side       here          the machine
command      the command
"""
