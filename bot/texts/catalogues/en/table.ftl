turn-lead = 👉 { sign } <b>{ $name }</b> — to lead
turn-answer = 👉 { sign } <b>{ $name }</b> — { $count ->
    [one] { $count } card needed
   *[other] { $count } cards needed
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ Nobody is left at the table. It closes { $time }
deal-head = 🐐 Deal { $number } · trump { $trump } ({ $card }) · stock { $stock }
seat-led = { sign } { $name } (lead): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 Trick taken by { sign } { $name }
molodka-led = ⚡ <b>Molodka</b> — { sign } { $name }! The cards of the trick go back.
tricks-line = Tricks: 🔵 { $a } · 🟠 { $b }
series-line = Series: 🔵 { $a } · 🟠 { $b } (up to { $limit })
last-trick = The last trick
deal-seal = 🔏 Seal of the deal (SHA-256): { $seal }
away-line = 🤖 A computer is playing for: { $names }
late-line = ⏰ Time ran out, a computer moved for: { $names }
mute-line = 🚫 The bot may not write to: { $names }. Open the bot and press Start.
deal-played = 🏁 Deal { $number } is played: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ Deal { $number }: table closed, the series does not count
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, everybody is waiting for your move. Your time runs out { $time }.

key-my-cards = 🃏 My cards
key-private = ✍️ Play in private
key-to-table = ↩️ To the table
