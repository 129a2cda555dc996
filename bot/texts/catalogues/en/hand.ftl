hand-lead = 👉 <b>Your turn</b> — lead
hand-answer = 👉 <b>Your turn</b> — { $count ->
    [one] { $count } card needed
   *[other] { $count } cards needed
}
hand-waits = ⏳ Waiting for the others
hand-molodka = ⚡ <b>Molodka: { suit-name }</b>
hand-away = 🤖 A computer is playing for you
hand-abandoned = ⏸ Nobody is at the table: press “I’m back” and the game goes on
hand-group = 🐐 { $group } · deal { $number }
hand-trump = Trump { $sign } { suit-name } ({ $card }) · stock { $stock }
hand-cards = Hand: <b>{ $cards }</b>
hand-pause = 🏁 The deal is over, the result is in the group
hand-result = 🏁 The series is over, the result is in the group
hand-closed = ⏹ The table is closed
hint-late = ⏰ Your time ran out: a computer moved for you.
hint-molodka = ⚡ You may lead your molodka out of turn until you have played to this trick.
hint-ask = You are about to discard an ace or a ten. Are you sure?
hint-nothing-beats = Nothing beats this, you can only discard.
hint-tick = Tick { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Ticked: { $ticked }
hint-tick-suit = Tick cards of one suit.

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ Several: { $suit }
key-molodka = ⚡ Molodka: { $cards }
key-lead = ▶️ Lead: { $cards }
key-beat = ⚔️ Beat: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 Discard: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ Discard { $cards }?
key-no = ✖️ No
key-back = ✖️ Back
key-claim = ⚡ Lead the molodka
key-later = Later
key-refresh = 🔄 Refresh
key-come-back = 🙋 I’m back
