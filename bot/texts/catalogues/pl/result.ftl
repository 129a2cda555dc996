result-won = 🏁 <b>Rozdanie { $number }: wygrywa { team }</b>
result-points = Punkty: 🔵 { $a } · 🟠 { $b }
result-eggs = 🥚 <b>Rozdanie { $number }: jaja!</b> 60 na 60, nikt nie przegrywa
eggs-so-far = Jaja w tej partii: { $count }
result-loss = { team }: +{ $loss } { $loss ->
    [one] punkt karny
    [few] punkty karne
   *[many] punktów karnych
}
result-no-trick = { team }: ani jednej lewy, +{ $loss }
result-next = Następne rozdanie: { $time }
result-paused = ⏸ <b>Pauza.</b> Wznowić może każdy z graczy
result-abandoned = ⏸ Przy stole nie ma już ludzi
broken-off = ⏹ Stół zamknięty, partia się nie liczy
opened-trump = Atut { $trump } ({ $card }). Wszystkie zagrania, 🎴 to zrzutka:
opened-trick = { $number }. Bierze { sign } { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
opened-seed = 🎲 Ziarno rozdania: { $seed }
series-goats = 🐐 <b>Kozły</b> — { team }: { $names }
series-goats-eggs = 🐐🥚 <b>Kozły z jajami</b> — { team }: { $names }
series-winners = 🏆 Zwycięstwo — { team }: { $names }
series-deals = Rozegrano { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
series-course = Przebieg partii: punkty → punkty karne
series-course-deal = { $number }. 🔵 { $a } · 🟠 { $b } → 🔵 { $loss_a } · 🟠 { $loss_b }

key-next = ▶️ Dalej { $ready }/{ $of }
key-go-on = ▶️ Wznów
key-pause = ⏸ Pauza
key-rematch = 🔁 Rewanż
key-swap = 🔀 Zmień pary
