lobby-title = 🐐 <b>Козёл на 4 карты</b> — сбор за стол
team-line = { team }: { $first } · { $second }
lobby-seats = Места: { $taken } из 4. Хозяин: { $host }
lobby-turn-time = ⏱ На ход: { $limit }
lobby-expires = Сбор закроется: { $time }
lobby-started-title = 🐐 <b>Козёл на 4 карты</b> — партия { $number }
lobby-started = ▶️ Партия началась. Удачи!
lobby-closed = 🐐 <b>Козёл на 4 карты</b> — сбор закрыт
closed-again = Новый стол: /kozel

key-sit = { sign } Сесть за { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 Встать
key-add-bot = 🤖 Добавить бота
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 Убрать бота
key-start = ▶️ Начать · { $taken }/4
key-shuffle = 🔀 Перемешать места
key-turn-time = ⏱ На ход: { $limit }
key-rules = 📖 Правила
key-options = ⚙️ Стол
key-fold = ⬆️ Свернуть
key-close = ✖️ Закрыть
