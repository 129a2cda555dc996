result-won = 🏁 <b>Роздача { $number }: виграє { team }</b>
result-points = Очки: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>Роздача { $number }: яйця!</b> 60 на 60, ніхто не програв
eggs-so-far = Яєць у партії: { $count }
result-loss = { team }: +{ $loss } { $loss ->
    [one] очко поразки
    [few] очки поразки
   *[many] очок поразки
}
result-no-trick = { team }: жодної взятки, +{ $loss }
result-next = Наступна роздача: { $time }
result-paused = ⏸ <b>Пауза.</b> Продовжити може будь-хто з гравців
result-abandoned = ⏸ За столом не лишилося людей
broken-off = ⏹ Стіл закрито, партію не зараховано
opened-trump = Козир { $trump } ({ $card }). Хто що зіграв, 🎴 — скид:
opened-trick = { $number }. Бере { sign } { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
opened-seed = 🎲 Зерно роздачі: { $seed }
series-goats = 🐐 <b>Козли</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>Козли з яйцями</b> — { team }: { $names }
series-winners = 🏆 Перемога — { team }: { $names }
series-deals = Зіграно { $count ->
    [one] { $count } роздачу
    [few] { $count } роздачі
   *[many] { $count } роздач
}
series-course = Хід партії: очки → очки поразки
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ Далі { $ready }/{ $of }
key-go-on = ▶️ Продовжити
key-pause = ⏸ Пауза
key-rematch = 🔁 Реванш
key-swap = 🔀 Пересісти
