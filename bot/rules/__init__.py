"""The game of Kozel on four cards: values and pure functions, nothing else.

Nothing here knows of Telegram, databases, clocks or chance: the deck comes shuffled, the time
comes as a number. The clauses cited as R4.2 are those of `docs/rules.md`.

    cards    suits, ranks, the 36 cards        trick    one trick and how sets beat
    moves    what a seat can do                deal     one deal, from the deck to the count
    seats    seats, teams, clockwise           view     what one seat may know of a deal
    legality what a seat may do                score    points, loss points, the series
    shuffle  a deck from 32 random bytes       record   a whole series, one line of JSON both ways
    verify   whether a record can be true      faults   what can be wrong with a record
    reading  untrusted JSON, key by key
"""
