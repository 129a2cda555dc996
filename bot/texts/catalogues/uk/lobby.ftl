lobby-title = 🐐 <b>Козел на 4 карти</b> — збір гравців
team-line = { team }: { $first } · { $second }
lobby-seats = Місця: { $taken } з 4. Господар: { $host }
lobby-turn-time = ⏱ На хід: { $limit }
lobby-expires = Збір закриється: { $time }
lobby-started-title = 🐐 <b>Козел на 4 карти</b> — партія { $number }
lobby-started = ▶️ Партія почалася. Хай щастить!
lobby-closed = 🐐 <b>Козел на 4 карти</b> — збір закрито
closed-again = Новий стіл: /kozel

key-sit = { sign } Сісти за { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 Встати
key-add-bot = 🤖 Додати бота
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 Прибрати бота
key-start = ▶️ Почати · { $taken }/4
key-shuffle = 🔀 Перемішати місця
key-turn-time = ⏱ На хід: { $limit }
key-rules = 📖 Правила
key-options = ⚙️ Стіл
key-fold = ⬆️ Згорнути
key-close = ✖️ Закрити
