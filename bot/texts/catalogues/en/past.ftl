# Series that were played: records, replays, the check of a shuffle.
command-record = the record of the last series
record-caption = 📜 <b>Record of the series</b>, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
record-none-here = 📜 No series has been played to its end here yet.
record-none-yours = 📜 You have not played a series to its end yet.
record-broken = 📜 This record does not add up, so it is not given out. Please tell whoever runs the bot.
replay-head = 🎞 <b>Replay: deal { $number } of { $of }</b> · move { $ply } of { $plies }
replay-trump = 🐐 Trump { $trump } ({ $card }) · stock { $stock }
replay-taken = 🧺 Trick taken by { sign } { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-hands = All hands (👉 to move):
replay-molodka = ⚡ Four of one suit: a molodka
alert-check-good = ✅ Deal { $number } is as it was promised
alert-check-seal = Its seed gives the seal { $seal }, the deck and the trump card
alert-check-moves = Replayed: { $count ->
    [one] { $count } move
   *[other] { $count } moves
} · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ Deal { $number } cannot be confirmed: seed, deck, moves and count do not fit together
toast-record = 📜 The record is in your private chat
toast-replay = 🎞 The replay is in your private chat
refused-nothing-kept = No such series here, or it is not yours to see

key-check = 🔎 Check
key-replay = 🎞 Replay
key-record = 📜 Record
key-table = 📊 Table
key-move-back = ◀️ Back
key-move-on = Next ▶️
key-move-first = ⏮ Start
key-move-last = End ⏭
key-deal-before = ⏪ Deal { $number }
key-deal-after = Deal { $number } ⏩

# The picture of a series: words without signs.
picture-title = { $eggs ->
    [0] Goats
   *[other] Goats with eggs
}
picture-goats = Goats
picture-winners = Winners
picture-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
picture-course = Loss points, deal by deal
