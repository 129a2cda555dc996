# What a press did; plain text.
toast-lead = Wyjście: { $cards }
toast-beat = ⚔️ Przebite: { $pairs }
toast-discard = 🎴 Zrzucone: { $cards }
toast-claim = ⚡ Młódka: { $cards }
toast-trick = 🧺 Lewę bierze { sign } { $name }
toast-sat = Siedzisz przy stole: { team }
toast-stood = Miejsce jest wolne
toast-back = Witaj z powrotem! Dalej grasz już ty
toast-left = Dalej gra za ciebie komputer
toast-series = Partia się zaczyna
toast-deal = Zaczyna się rozdanie { $number }
toast-bot-added = 🤖 Bot siada do stołu
toast-bot-removed = Bot odchodzi od stołu
toast-shuffled = Miejsca rozlosowane
toast-turn-time = Na ruch: { $limit }
toast-ready = Gotowe. Czekamy na resztę
toast-paused = ⏸ Pauza
toast-closed = Stół zamknięty

# The hand as an alert.
alert-trump = Atut: { $sign } { suit-name }
alert-hand = Twoje karty: { $cards }
alert-your-lead = 👉 Twój ruch: wyjście
alert-your-answer = 👉 Twój ruch: { $count ->
    [one] potrzebna { $count } karta
    [few] potrzebne { $count } karty
   *[many] potrzeba { $count } kart
}
alert-lead = Ruch: { sign } { $name } (wyjście)
alert-answer = Ruch: { sign } { $name } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})

# Why something may not be done.
refused-stale = Ten przycisk jest nieaktualny: przy stole jest już inaczej
refused-phase = Teraz tak nie można
refused-not-seated = To tylko dla siedzących przy stole
refused-seated = Jesteś już w tej drużynie
refused-team-full = W drużynie { team } nie ma miejsc
refused-table-full = Wszystkie miejsca są zajęte
refused-elsewhere = Siedzisz już przy innym szybkim stole. Najpierw dokończ tam grę albo odejdź: /leave
refused-not-host = To może zrobić tylko gospodarz stołu: { $host }
refused-seats-empty = Najpierw trzeba zająć wszystkie miejsca. Wolne: { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
refused-early = Zaczyna gospodarz. Ty możesz za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}
refused-no-computers = Przy tym stole grają tylko ludzie
refused-nobody = Przy stole nie ma botów
refused-not-away = Jesteś przy stole: nikt za ciebie nie gra
refused-turn = To nie twój ruch
refused-cards = Nie masz tych kart na ręce
refused-action = Tak teraz nie zagrasz: w lewie jest już inaczej
refused-lead = Wychodzi się kartami jednego koloru
refused-count = { $count ->
    [one] Potrzebna dokładnie { $count } karta
    [few] Potrzebne dokładnie { $count } karty
   *[many] Potrzeba dokładnie { $count } kart
}
refused-beat = To nie przebija { $cards }: każda karta musi być starsza od swojej pary
refused-claim = Młódki nie można teraz zagrać
refused-deal-over = To rozdanie jest już skończone
refused-no-table = Tego stołu już nie ma. Nowy: /kozel
refused-no-button = Nieznany przycisk
toast-too-fast = Wolniej, proszę: za dużo naciśnięć naraz
sorry = Coś poszło nie tak, mamy to zapisane. Spróbuj jeszcze raz.
