turn-lead = 👉 { sign } <b>{ $name }</b> — заход
turn-answer = 👉 { sign } <b>{ $name }</b> — { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
   *[many] нужно { $count } карт
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ За столом не осталось людей. Стол закроется: { $time }
deal-head = 🐐 Кон { $number } · козырь { $trump } ({ $card }) · в колоде { $stock }
seat-led = { sign } { $name } (заход): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 Взятку берёт: { sign } { $name }
molodka-led = ⚡ <b>Молодка</b> — { sign } { $name }! Карты взятки возвращены.
tricks-line = Взятки: 🔵 { $a } · 🟠 { $b }
series-line = Партия: 🔵 { $a } · 🟠 { $b } (до { $limit })
last-trick = Прошлая взятка
deal-seal = 🔏 Печать раздачи (SHA-256): { $seal }
away-line = 🤖 Компьютер ходит за: { $names }
late-line = ⏰ Время вышло, компьютер сходил за: { $names }
mute-line = 🚫 Бот не может написать: { $names }. Откройте бота и нажмите «Старт».
deal-played = 🏁 Кон { $number } сыгран: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ Кон { $number }: стол закрыт, партия не в счёт
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, все ждут вашего хода. Время выйдет: { $time }

key-my-cards = 🃏 Мои карты
key-private = ✍️ Ходить в личке
key-to-table = ↩️ К столу
