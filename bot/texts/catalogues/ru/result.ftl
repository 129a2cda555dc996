result-won = 🏁 <b>Кон { $number }: выигрывает { team }</b>
result-points = Очки: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>Кон { $number }: яйца!</b> 60 на 60, никто не проиграл
eggs-so-far = Яиц в партии: { $count }
result-loss = { team }: +{ $loss } { $loss ->
    [one] очко поражения
    [few] очка поражения
   *[many] очков поражения
}
result-no-trick = { team }: ни одной взятки, +{ $loss }
result-next = Следующий кон: { $time }
result-paused = ⏸ <b>Пауза.</b> Продолжит любой из игроков
result-abandoned = ⏸ За столом не осталось людей
broken-off = ⏹ Стол закрыт, партия не в счёт
opened-trump = Козырь { $trump } ({ $card }). Кто что сыграл, 🎴 — сброс:
opened-trick = { $number }. Берёт { sign } { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
opened-seed = 🎲 Зерно раздачи: { $seed }
series-goats = 🐐 <b>Козлы</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>Козлы с яйцами</b> — { team }: { $names }
series-winners = 🏆 Победа — { team }: { $names }
series-deals = Сыграно: { $count ->
    [one] { $count } кон
    [few] { $count } кона
   *[many] { $count } конов
}
series-course = Ход партии: очки → очки поражения
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ Дальше { $ready }/{ $of }
key-go-on = ▶️ Продолжить
key-pause = ⏸ Пауза
key-rematch = 🔁 Реванш
key-swap = 🔀 Пересесть
