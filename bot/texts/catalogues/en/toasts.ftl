# What a press did; plain text.
toast-lead = Led: { $cards }
toast-beat = ⚔️ Beaten: { $pairs }
toast-discard = 🎴 Discarded: { $cards }
toast-claim = ⚡ Molodka: { $cards }
toast-trick = 🧺 Trick taken by { sign } { $name }
toast-sat = You sit with { team }
toast-stood = Your seat is free again
toast-back = Welcome back! You are playing yourself again
toast-left = A computer plays on for you
toast-series = The series has begun
toast-deal = Deal { $number } has begun
toast-bot-added = 🤖 A bot sat down
toast-bot-removed = The bot is gone
toast-shuffled = Seats shuffled
toast-turn-time = Time per turn: { $limit }
toast-ready = You are ready. Waiting for the others
toast-paused = ⏸ Pause
toast-closed = The table is closed

# The hand as an alert.
alert-trump = Trump: { $sign } { suit-name }
alert-hand = Your cards: { $cards }
alert-your-lead = 👉 Your turn: lead
alert-your-answer = 👉 Your turn: { $count ->
    [one] { $count } card needed
   *[other] { $count } cards needed
}
alert-lead = To move: { sign } { $name } (lead)
alert-answer = To move: { sign } { $name } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})

# Why something may not be done.
refused-stale = This button is old: the table has moved on
refused-phase = Not possible now
refused-not-seated = Only for those who sit at this table
refused-seated = You are already in this team
refused-team-full = No seat left in { team }
refused-table-full = All seats are taken
refused-elsewhere = You already sit at another quick table. Finish there or leave it: /leave
refused-not-host = Only the host may do this: { $host }
refused-seats-empty = All seats must be taken first. { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
refused-early = The host starts. You may in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
refused-no-computers = This table is for people only
refused-nobody = No bot sits here
refused-not-away = You are here already: nobody is playing for you
refused-turn = It is not your turn
refused-cards = These cards are not in your hand
refused-action = You cannot play that now: the trick has moved on
refused-lead = Lead cards of one suit only
refused-count = { $count ->
    [one] Exactly { $count } card is needed
   *[other] Exactly { $count } cards are needed
}
refused-beat = This does not beat { $cards }: each card must be higher than the one it is paired with
refused-claim = You cannot lead a molodka now
refused-deal-over = The deal is over
refused-no-table = This table is gone. A new one: /kozel
refused-no-button = Unknown button
toast-too-fast = A little slower, please: too many taps at once
sorry = Something went wrong, and a note of it was made. Please try again.
