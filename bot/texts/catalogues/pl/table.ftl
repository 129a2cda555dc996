turn-lead = 👉 { sign } <b>{ $name }</b> — wyjście
turn-answer = 👉 { sign } <b>{ $name }</b> — { $count ->
    [one] potrzebna { $count } karta
    [few] potrzebne { $count } karty
   *[many] potrzeba { $count } kart
}
turn-deadline = ⏳ { $time }
table-abandoned = ⏸ Przy stole nie ma już ludzi. Zamknięcie stołu: { $time }
deal-head = 🐐 Rozdanie { $number } · atut { $trump } ({ $card }) · w talii { $stock }
seat-led = { sign } { $name } (wyjście): { $cards }
seat-played = { sign } { $name }: { $cards }
seat-waits = { sign } { $name }: …
seat-thinks = { sign } { $name }: … ⏳
seat-turn = { sign } { $name }: … ⏳ { $time }
trick-taken = 🧺 Lewę bierze { sign } { $name }
molodka-led = ⚡ <b>Młódka</b> — { sign } { $name }! Karty z lewy wracają na ręce.
tricks-line = Lewy: 🔵 { $a } · 🟠 { $b }
series-line = Partia: 🔵 { $a } · 🟠 { $b } (do { $limit })
last-trick = Poprzednia lewa
deal-seal = 🔏 Pieczęć rozdania (SHA-256): { $seal }
away-line = 🤖 Komputer gra za: { $names }
late-line = ⏰ Koniec czasu, ruch komputera za: { $names }
mute-line = 🚫 Bot nie może pisać do: { $names }. Otwórz bota i naciśnij „Start”.
deal-played = 🏁 Koniec rozdania { $number }: 🔵 { $a } · 🟠 { $b }
deal-stopped = ⏹ Rozdanie { $number }: stół zamknięty, partia się nie liczy
nudge = ⏰ <a href="tg://user?id={ $id }">{ $name }</a>, wszyscy czekają na twój ruch. Koniec czasu: { $time }

key-my-cards = 🃏 Moje karty
key-private = ✍️ Graj na priv
key-to-table = ↩️ Do stołu
