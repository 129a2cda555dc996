hand-lead = 👉 <b>Ваш хід</b> — ви заходите
hand-answer = 👉 <b>Ваш хід</b> — треба { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
hand-waits = ⏳ Ходять інші
hand-molodka = ⚡ <b>Молодка: { suit-name }</b>
hand-away = 🤖 За вас ходить комп’ютер
hand-abandoned = ⏸ За столом нікого: натисніть «Я знову тут», і гра піде далі
hand-group = 🐐 { $group } · роздача { $number }
hand-trump = Козир { $sign } { suit-name } ({ $card }) · у колоді { $stock }
hand-cards = Рука: <b>{ $cards }</b>
hand-pause = 🏁 Роздачу зіграно, підсумок — у групі
hand-result = 🏁 Партію зіграно, підсумок — у групі
hand-closed = ⏹ Стіл закрито
hint-late = ⏰ Час сплив: комп’ютер походив за вас.
hint-molodka = ⚡ Можна зайти молодкою поза чергою, доки ви не походили в цій взятці.
hint-ask = Туз чи десятка піде у скид. Точно скинути?
hint-nothing-beats = Побити нічим, лишається скинути.
hint-tick = Позначте { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}. Позначено: { $ticked }
hint-tick-suit = Позначте карти однієї масті.

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ Кілька: { $suit }
key-molodka = ⚡ Молодка: { $cards }
key-lead = ▶️ Зайти: { $cards }
key-beat = ⚔️ Побити: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 Скинути: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ Скинути { $cards }?
key-no = ✖️ Ні
key-back = ✖️ Назад
key-claim = ⚡ Зайти молодкою
key-later = Пізніше
key-refresh = 🔄 Оновити
key-come-back = 🙋 Я знову тут
