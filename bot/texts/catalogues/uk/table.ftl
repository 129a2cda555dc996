turn-lead = 👉 { sign } <b>{ $name }</b> — заходить
turn-answer = 👉 { sign } <b>{ $name }</b> — треба { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ За столом не лишилося людей. Стіл закриється: { $time }
deal-head = 🐐 Роздача { $number } · козир { $trump } ({ $card }) · у колоді { $stock }
seat-led = { sign } { $name } (захід): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 Взятку бере { sign } { $name }
molodka-led = ⚡ <b>Молодка</b> — { sign } { $name }! Карти взятки повернуто.
tricks-line = Взятки: 🔵 { $a } · 🟠 { $b }
series-line = Партія: 🔵 { $a } · 🟠 { $b } (до { $limit })
last-trick = Попередня взятка
deal-seal = 🔏 Печатка роздачі (SHA-256): { $seal }
away-line = 🤖 Комп’ютер ходить за: { $names }
late-line = ⏰ Час сплив, комп’ютер походив за: { $names }
mute-line = 🚫 Бот не може написати: { $names }. Відкрийте бота й натисніть «Старт».
deal-played = 🏁 Роздачу { $number } зіграно: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ Роздача { $number }: стіл закрито, партію не зараховано
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, усі чекають на ваш хід. Час спливе: { $time }

key-my-cards = 🃏 Мої карти
key-private = ✍️ Ходити в приваті
key-to-table = ↩️ До столу
