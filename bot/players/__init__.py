"""Computer players: from what one seat may see to its move.

A player is a function of a `SeatView` and a `random.Random`, so it cannot know more than a person
on that seat, and the same view and seed give the same move. `choose` is the door for whoever can
wait, `pool` for the bot, which cannot. A new level is one line in `levels`, one in `choose`, one
module beside `careful`, a rating in `standings/ratings` and a name in every catalogue.

    choose     the move of a seat at a level       forecast   how a trick may go on
    levels     how well a computer player plays    chances    can a hidden hand beat a set?
    rookie     at first sight, with slips          knowledge  what a seat can work out of its view
    careful    the heuristic player                weights    the figures the heuristic uses
    master     tries moves out in likely deals     worth      what tricks and kept cards are worth
    pool       asks a process of its own           reference  random and greedy, to measure by
    worker     that process                        fast       deals as integers, for the master
    search     how moves are tried out             compiled   the same, for numba where it is
"""
