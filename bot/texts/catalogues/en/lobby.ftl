lobby-title = 🐐 <b>Kozel on 4 cards</b> — gathering
team-line = { team }: { $first } · { $second }
lobby-seats = Seats: { $taken } of 4. Host: { $host }
lobby-turn-time = ⏱ Time per turn: { $limit }
lobby-expires = The table closes { $time }
lobby-started-title = 🐐 <b>Kozel on 4 cards</b> — series { $number }
lobby-started = ▶️ The series has begun. Good luck!
lobby-closed = 🐐 <b>Kozel on 4 cards</b> — table closed
closed-again = A new table: /kozel

key-sit = { sign } Sit with { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 Stand up
key-add-bot = 🤖 Add a bot
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 Remove a bot
key-start = ▶️ Start · { $taken }/4
key-shuffle = 🔀 Shuffle seats
key-turn-time = ⏱ Turn: { $limit }
key-rules = 📖 Rules
key-options = ⚙️ Table
key-fold = ⬆️ Less
key-close = ✖️ Close
