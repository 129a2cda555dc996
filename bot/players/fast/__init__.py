"""Deals as integers: what the search of a computer player plays thousands of times a move.

The rules stay in `bot.rules`; this is a second, quick telling of R3 to R6 for players only, and a
test plays thousands of deals on both and compares everything. Nothing of it leaves the package.

    sets      cards and sets of cards as bits, and what follows from a set, worked out once
    game      a deal in play: its hands, its trick, its moves, its count
    bridge    from the values of `rules` to these numbers and back
    randomly  a deal played out at random, to measure the speed of all this
    judge     what a seat thinks its moves are worth: the careful player, by tables
    tables    the figures `judge` looks up
    story     what a seat has seen of a deal, as sets
    worlds    whole deals that agree with that, the likelier ones more often
    trials    moves tried out in worlds
    chance    chance and sums that are the same in compiled code
"""
