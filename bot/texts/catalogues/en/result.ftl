result-won = 🏁 <b>Deal { $number }: { team } wins</b>
result-points = Points: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>Deal { $number }: eggs!</b> 60 and 60, nobody lost
eggs-so-far = Eggs in this series: { $count }
result-loss = { team }: +{ $loss } { $loss ->
    [one] loss point
   *[other] loss points
}
result-no-trick = { team }: not a single trick, +{ $loss }
result-next = Next deal: { $time }
result-paused = ⏸ <b>Pause.</b> Any player can go on
result-abandoned = ⏸ Nobody is left at the table
broken-off = ⏹ Table closed, the series does not count
opened-trump = Trump { $trump } ({ $card }). Who played what, 🎴 is a discard:
opened-trick = { $number }. { sign } { $name } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
}
opened-seed = 🎲 Seed of the deal: { $seed }
series-goats = 🐐 <b>Goats</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>Goats with eggs</b> — { team }: { $names }
series-winners = 🏆 Winners — { team }: { $names }
series-deals = Played: { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
series-course = Course of the series: points → loss points
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ Next { $ready }/{ $of }
key-go-on = ▶️ Go on
key-pause = ⏸ Pause
key-rematch = 🔁 Rematch
key-swap = 🔀 Swap partners
