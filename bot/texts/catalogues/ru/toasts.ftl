# What a press did; plain text.
toast-lead = Заход: { $cards }
toast-beat = ⚔️ Побито: { $pairs }
toast-discard = 🎴 Сброс: { $cards }
toast-claim = ⚡ Молодка: { $cards }
toast-trick = 🧺 Взятку берёт: { sign } { $name }
toast-sat = Вы за столом: { team }
toast-stood = Место свободно
toast-back = С возвращением! Дальше ходите вы
toast-left = Дальше за вас играет компьютер
toast-series = Партия началась
toast-deal = Кон { $number } начался
toast-bot-added = 🤖 Бот сел за стол
toast-bot-removed = Бот убран
toast-shuffled = Места перемешаны
toast-turn-time = На ход: { $limit }
toast-ready = Вы готовы. Ждём остальных
toast-paused = ⏸ Пауза
toast-closed = Стол закрыт

# The hand as an alert.
alert-trump = Козырь: { $sign } { suit-name }
alert-hand = Ваши карты: { $cards }
alert-your-lead = 👉 Ваш ход: заход
alert-your-answer = 👉 Ваш ход: { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
   *[many] нужно { $count } карт
}
alert-lead = Ходит: { sign } { $name } (заход)
alert-answer = Ходит: { sign } { $name } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
})

# Why something may not be done.
refused-stale = Эта кнопка устарела: стол уже изменился
refused-phase = Сейчас так нельзя
refused-not-seated = Это только для тех, кто сидит за столом
refused-seated = Вы уже в этой команде
refused-team-full = В команде { team } мест нет
refused-table-full = Все места заняты
refused-elsewhere = Вы уже за другим быстрым столом. Сначала доиграйте там или уйдите: /leave
refused-not-host = Это может сделать только хозяин стола: { $host }
refused-seats-empty = Сначала займите все места. { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
refused-early = Начинает хозяин. Вы сможете через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}
refused-no-computers = За этим столом играют только люди
refused-nobody = За столом нет ботов
refused-not-away = Вы и так за столом: за вас никто не ходит
refused-turn = Сейчас не ваш ход
refused-cards = Этих карт нет у вас на руках
refused-action = Сейчас так не сходить: взятка уже идёт иначе
refused-lead = Заходят картами одной масти
refused-count = { $count ->
    [one] Нужна ровно { $count } карта
    [few] Нужно ровно { $count } карты
   *[many] Нужно ровно { $count } карт
}
refused-beat = Это не бьёт { $cards }: каждая карта должна быть старше своей пары
refused-claim = Молодкой сейчас не зайти
refused-deal-over = Кон уже сыгран
refused-no-table = Этого стола больше нет. Новый: /kozel
refused-no-button = Непонятная кнопка
toast-too-fast = Помедленнее: слишком много нажатий сразу
sorry = Что-то пошло не так, это записано. Попробуйте ещё раз.
