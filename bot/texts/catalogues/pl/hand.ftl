hand-lead = 👉 <b>Twój ruch</b> — wyjście
hand-answer = 👉 <b>Twój ruch</b> — { $count ->
    [one] potrzebna { $count } karta
    [few] potrzebne { $count } karty
   *[many] potrzeba { $count } kart
}
hand-waits = ⏳ Ruch mają inni
hand-molodka = ⚡ <b>Młódka: { suit-name }</b>
hand-away = 🤖 Gra za ciebie komputer
hand-abandoned = ⏸ Przy stole nie ma nikogo: naciśnij „Już jestem”, a gra ruszy dalej
hand-group = 🐐 { $group } · rozdanie { $number }
hand-trump = Atut { $sign } { suit-name } ({ $card }) · w talii { $stock }
hand-cards = Ręka: <b>{ $cards }</b>
hand-pause = 🏁 Koniec rozdania, wynik w grupie
hand-result = 🏁 Koniec partii, wynik w grupie
hand-closed = ⏹ Stół zamknięty
hint-late = ⏰ Koniec czasu: twój ostatni ruch wykonuje komputer.
hint-molodka = ⚡ Możesz zagrać młódkę poza kolejnością, dopóki nie dołożysz kart do tej lewy.
hint-ask = Zrzucasz asa lub dziesiątkę. Na pewno?
hint-nothing-beats = Nie masz czym przebić, możesz tylko zrzucić.
hint-tick = Zaznacz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}. Zaznaczone: { $ticked }
hint-tick-suit = Zaznacz karty jednego koloru.

key-card = { $card }
key-ticked = ✅ { $card }
key-several = ➕ Kilka: { $suit }
key-molodka = ⚡ Młódka: { $cards }
key-lead = ▶️ Zagraj: { $cards }
key-beat = ⚔️ Przebij: { $cards }
key-beat-card = ⚔️ { $card }
key-discard = 🎴 Zrzuć: { $cards }
key-discard-card = 🎴 { $card }
key-discard-sure = ✅ Zrzucić { $cards }?
key-no = ✖️ Nie
key-back = ✖️ Wróć
key-claim = ⚡ Zagraj młódkę
key-later = Później
key-refresh = 🔄 Odśwież
key-come-back = 🙋 Już jestem
