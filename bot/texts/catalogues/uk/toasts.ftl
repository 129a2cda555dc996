# What a press did; plain text.
toast-lead = Захід: { $cards }
toast-beat = ⚔️ Побито: { $pairs }
toast-discard = 🎴 Скинуто: { $cards }
toast-claim = ⚡ Молодка: { $cards }
toast-trick = 🧺 Взятку бере { sign } { $name }
toast-sat = Ви за столом: { team }
toast-stood = Місце вільне
toast-back = З поверненням! Далі ходите ви
toast-left = Далі за вас ходить комп’ютер
toast-series = Партія почалася
toast-deal = Роздача { $number } почалася
toast-bot-added = 🤖 Бот сів за стіл
toast-bot-removed = Бота прибрано
toast-shuffled = Місця перемішано
toast-turn-time = На хід: { $limit }
toast-ready = Ви готові. Чекаємо на інших
toast-paused = ⏸ Пауза
toast-closed = Стіл закрито

# The hand as an alert.
alert-trump = Козир: { $sign } { suit-name }
alert-hand = Ваші карти: { $cards }
alert-your-lead = 👉 Ваш хід: ви заходите
alert-your-answer = 👉 Ваш хід: треба { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
alert-lead = Ходить: { sign } { $name } (захід)
alert-answer = Ходить: { sign } { $name } ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
})

# Why something may not be done.
refused-stale = Кнопка застаріла: за столом уже все інакше
refused-phase = Зараз так не можна
refused-not-seated = Це лише для тих, хто сидить за столом
refused-seated = Ви вже в цій команді
refused-team-full = У команді { team } місць немає
refused-table-full = Усі місця зайнято
refused-elsewhere = Ви вже за іншим швидким столом. Спершу дограйте там або вийдіть: /leave
refused-not-host = Це може зробити лише господар столу: { $host }
refused-seats-empty = Спершу треба зайняти всі місця. Вільно: { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
refused-early = Починає господар. Ви зможете через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
   *[many] { $count } секунд
}
refused-no-computers = За цим столом грають лише люди
refused-nobody = За столом немає ботів
refused-not-away = Ви й так за столом: за вас ніхто не ходить
refused-turn = Зараз не ваш хід
refused-cards = Цих карт немає у вас на руці
refused-action = Зараз так не походити: взятка вже йде інакше
refused-lead = Заходять картами однієї масті
refused-count = Треба рівно { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
refused-beat = Це не б’є { $cards }: кожна карта має бути старша за свою пару
refused-claim = Молодкою зараз не зайти
refused-deal-over = Роздачу вже зіграно
refused-no-table = Цього столу вже немає. Новий: /kozel
refused-no-button = Незрозуміла кнопка
toast-too-fast = Трохи повільніше: забагато натискань одразу
sorry = Щось пішло не так, це записано. Спробуйте ще раз.
