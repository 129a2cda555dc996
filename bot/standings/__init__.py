"""What a finished series means for those who began it: who is charged, ratings, places.

Pure: nothing here knows of databases, chats or words. docs/standings.md has the rules of counting.

series   a series that came to its end, and what it is for each seat    tally   sums, by person
ratings  the model of skill                                             sheet   entering a series
spans    weeks, months, seasons                                         board   what is shown
"""
