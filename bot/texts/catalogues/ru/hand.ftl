hand-lead = 👉 <b>Ваш ход</b> — заход
hand-answer = 👉 <b>Ваш ход</b> — { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
   *[many] нужно { $count } карт
}
hand-waits = ⏳ Ход за другими
hand-molodka = ⚡ <b>Молодка: { suit-name }</b>
hand-away = 🤖 Компьютер ходит за вас
hand-abandoned = ⏸ За столом никого: нажмите «Я снова здесь», и игра продолжится
hand-group = 🐐 { $group } · кон { $number }
hand-trump = Козырь { $sign } { suit-name } ({ $card }) · в колоде { $stock }
hand-cards = Рука: <b>{ $cards }</b>
hand-pause = 🏁 Кон сыгран, итог — в группе
hand-result = 🏁 Партия сыграна, итог — в группе
hand-closed = ⏹ Стол закрыт
hint-late = ⏰ Время вышло: компьютер сходил за вас.
hint-molodka = ⚡ Можно зайти молодкой вне очереди, пока вы не сходили в этой взятке.
hint-ask = Туз или десятка уйдёт в сброс. Точно сбросить?
hint-nothing-beats = Побить нечем, остаётся сбросить.
hint-tick = Отметьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. Отмечено: { $ticked }
hint-tick-suit = Отметьте карты одной масти.

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ Несколько: { $suit }
key-molodka = ⚡ Молодка: { $cards }
key-lead = ▶️ Зайти: { $cards }
key-beat = ⚔️ Побить: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 Сбросить: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ Сбросить { $cards }?
key-no = ✖️ Нет
key-back = ✖️ Назад
key-claim = ⚡ Зайти молодкой
key-later = Позже
key-refresh = 🔄 Обновить
key-come-back = 🙋 Я снова здесь
