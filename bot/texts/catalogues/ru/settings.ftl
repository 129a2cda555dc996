command-settings = настройки: мои или группы
settings-own = ⚙️ <b>Ваши настройки</b>
settings-sample = Карты выглядят так: { $cards }
settings-how = Нажатие на строку сразу её меняет.
settings-group = ⚙️ <b>Настройки группы</b>
settings-group-how = Действуют за всеми столами здесь; время на ход и боты — со следующего. Менять могут админы и хозяин стола.
settings-not-yours = ⚙️ Настройки группы меняют её админы и хозяин стола. Ваши — в личном чате.
refused-not-admin = Это могут делать только админы группы
yes-no = { $place ->
    [0] да
   *[1] нет
}

key-set-suits = 🎨 Масти: { $place ->
    [0] эмодзи
    [1] буквы
   *[2] четыре цвета
}
key-set-ranks = 🔤 Фигуры: { $ranks }
key-set-ask-dear = 🛟 Переспрашивать о тузе и десятке: { yes-no }
key-set-ask-all = ✋ Переспрашивать о каждом ходе: { yes-no }
key-set-list = 📋 Ходы списком: { yes-no }
key-set-sound = 🔔 Звук, когда ваш ход: { yes-no }
key-set-hidden = 🙈 Не показывать меня в таблицах: { yes-no }
key-set-turn-time = ⏱ Время на ход: { $limit }
key-set-openers = 🚪 Столы открывают: { $place ->
    [0] все
   *[1] админы
}
key-set-computers = 🤖 Боты за столом: { yes-no }
key-set-pin = 📌 Закреплять стол: { yes-no }
key-set-nudges = ⏰ Напоминания в группе: { yes-no }
key-set-pictures = 🖼 Картинки: { yes-no }
key-own-settings = ⚙️ Мои настройки
