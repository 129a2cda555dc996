"""The game of Kozel on four cards: values and pure functions, nothing else.

Nothing here knows of Telegram, databases, clocks or chance: the deck comes shuffled, the time
comes as a number. The clauses cited as R4.2 are those of `docs/rules.md`.

    cards    suits, ranks, the 36 cards        trick    one trick and how sets beat
    moves    what a seat can do                deal     one deal, from the deck to the count
    seats    seats, teams, clockwise           view     what one seat may know of a deal
    legality what a seat may do                score    points, loss points, the series
    shuffle  a deck from 32 random bytes       record   a whole series, one line of JSON both ways
    verify   whether a record can be true      faults   what can be wrong with a record
    reading  untrusted JSON, key by key        frames   a recorded deal, move by move

A deal, from 32 bytes of chance to the count:

>>> from bot.rules.deal import Deal
>>> from bot.rules.shuffle import shuffled
>>> given = shuffled(bytes(32))
>>> deal = Deal.start(given.deck, given.trump_card, dealer=given.lot)
>>> print(*deal.seen_by(deal.turn).hand)
KH 6D 7D TD
>>> print(*deal.legal_moves(deal.turn)[4:], sep=", ")
2 lead 6D 7D, 2 lead 6D TD, 2 lead 7D TD, 2 lead 6D 7D TD
>>> while not deal.is_over:
...     deal, pairs = deal.play(deal.legal_moves(deal.turn)[0])
>>> deal.count()
Count(points=(15, 105), tricks=(2, 7), loss=(4, 0))
"""
