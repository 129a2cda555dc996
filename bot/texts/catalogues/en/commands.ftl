command-kozel = open a table or show it
command-hand = send my cards again
command-leave = leave the table
command-stop = close the table (host or admin)
command-top = the leaderboard
command-me = my results
command-rules = the rules of the game
command-help = what the bot can do
