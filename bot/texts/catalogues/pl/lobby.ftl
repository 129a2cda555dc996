lobby-title = 🐐 <b>Kozioł na 4 karty</b> — zapisy do gry
team-line = { team }: { $first } · { $second }
lobby-seats = Miejsca: { $taken } z 4. Gospodarz: { $host }
lobby-turn-time = ⏱ Na ruch: { $limit }
lobby-expires = Koniec zapisów: { $time }
lobby-started-title = 🐐 <b>Kozioł na 4 karty</b> — partia { $number }
lobby-started = ▶️ Zaczyna się partia. Powodzenia!
lobby-closed = 🐐 <b>Kozioł na 4 karty</b> — zapisy zamknięte
closed-again = Nowy stół: /kozel

key-sit = { sign } Dołącz do { $team ->
    [0] A
   *[1] B
}
key-stand = 🚪 Wstań
key-add-bot = 🤖 Dodaj bota
key-add-level = 🤖 + { level-name }
key-remove-bot = 🤖 Usuń bota
key-start = ▶️ Zacznij · { $taken }/4
key-shuffle = 🔀 Losuj miejsca
key-turn-time = ⏱ Na ruch: { $limit }
key-rules = 📖 Zasady
key-options = ⚙️ Stół
key-fold = ⬆️ Zwiń
key-close = ✖️ Zamknij
