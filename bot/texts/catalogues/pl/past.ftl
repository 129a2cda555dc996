# Rozegrane partie: zapisy, powtórki, sprawdzanie tasowania.
command-record = zapis ostatniej partii
record-caption = 📜 <b>Zapis partii</b>, { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
record-none-here = 📜 Nie ma tu jeszcze partii zagranej do końca.
record-none-yours = 📜 Nie masz jeszcze żadnej partii zagranej do końca.
record-broken = 📜 Zapis nie zgadza się sam ze sobą, więc bot go nie wydaje. Powiedz o tym osobie, która prowadzi bota.
replay-head = 🎞 <b>Powtórka: rozdanie { $number } z { $of }</b> · ruch { $ply } z { $plies }
replay-trump = 🐐 Atut { $trump } ({ $card }) · w talii { $stock }
replay-taken = 🧺 Lewę bierze { sign } { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
replay-hands = Wszystkie ręce (👉 czyj ruch):
replay-molodka = ⚡ Cztery karty jednego koloru: młódka
alert-check-good = ✅ Rozdanie { $number } jest zgodne z obietnicą
alert-check-seal = Z ziarna wychodzi pieczęć { $seal }, talia i atut
alert-check-moves = Odtworzono: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
} · 🔵 { $a } · 🟠 { $b }
alert-check-bad = ❌ Rozdania { $number } nie da się potwierdzić: ziarno, talia, ruchy i wynik nie pasują do siebie
toast-record = 📜 Zapis jest na czacie prywatnym z botem
toast-replay = 🎞 Powtórka jest na czacie prywatnym z botem
refused-nothing-kept = Nie ma tu takiej partii albo nie jest dla ciebie

key-check = 🔎 Sprawdź
key-replay = 🎞 Powtórka
key-record = 📜 Zapis
key-table = 📊 Ranking
key-move-back = ◀️ Wstecz
key-move-on = Dalej ▶️
key-move-first = ⏮ Początek
key-move-last = Koniec ⏭
key-deal-before = ⏪ Rozdanie { $number }
key-deal-after = Rozdanie { $number } ⏩

# Obrazek partii: słowa bez znaków.
picture-title = { $eggs ->
    [0] Kozły
   *[other] Kozły z jajami
}
picture-goats = Kozły
picture-winners = Zwycięzcy
picture-deals = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
picture-course = Punkty karne po każdym rozdaniu
