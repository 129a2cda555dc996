rules-page = Page { $page } of { $of }
rules-aim-title = 📖 <b>The aim</b>
rules-aim =
    Four play, two against two; partners sit opposite each other.
    In each deal both teams try to take the valuable tricks. The team that loses the deal gets loss points.
    The team that comes to { $limit } or more are the goats, and the series is over.
rules-cards-title = 📖 <b>Cards and points</b>
rules-cards =
    The deck has { $count } cards. Everybody holds four, the rest is the stock.
    From low to high: { $order }
rules-points =
    Points: { $worth }; the others are worth nothing.
    { $total } in all; { $half } are enough to win the deal.
rules-trump = One card of the stock is shown to all: its suit is trump. Any trump is higher than a card of another suit. Trump { $trump }: { $low } beats { $high }.
rules-lead-title = 📖 <b>The lead</b>
rules-lead =
    One, two, three or four cards of one suit are led, for example: { $cards }
    The others, in turn, lay the same number of cards: they beat or discard. Nobody has to follow suit.
rules-draw = The trick goes to whoever beat last, or to the leader if nobody did. All draw up to four, beginning with that player, who leads again. The deal ends when no cards are left.
rules-answer-title = 📖 <b>Beat or discard</b>
rules-beat = You beat face up: each of your cards must be higher than the one it is paired with, in the same suit or as a trump. You cannot beat only some of them. The cards to beat are those of whoever led or beat last, your partner’s too.
rules-beat-example = Trump { $trump }: { $pairs }
rules-discard = You discard face down: nobody sees these cards until the deal is over. You may discard even if you could beat: that is how valuable cards are given to a partner.
rules-molodka-title = 📖 <b>Molodka</b>
rules-molodka = Four cards of one suit in hand are a molodka: { $cards }. You may lead it out of turn until you have played to this trick.
rules-molodka-return = All that was played to this trick goes back to the hands, and the trick begins with the molodka. If two hold one, the one nearer to the first lead, clockwise, has the right.
rules-counting-title = 📖 <b>Counting</b>
rules-counting =
    A deal lost with { $enough }–{ $under } points: +{ $light }.
    With fewer than { $enough }: +{ $heavy }.
    Without a single trick: +{ $none }.
rules-eggs = { $half } to { $half } are eggs 🥚: nobody lost.
rules-goats = The team that comes to { $limit } loss points are the goats 🐐; if there were eggs in the series, goats with eggs.

key-previous = ◀ Back
key-following = Next ▶
