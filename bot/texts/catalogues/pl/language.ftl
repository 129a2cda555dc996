command-language = wybierz język
language-own =
    🌐 <b>Język</b>
    W nim bot rozmawia z tobą: na czacie prywatnym i w krótkich odpowiedziach.
language-group =
    🌐 <b>Język grupy</b>
    W nim mówią stoły tutaj; karty każdy ma w swoim języku.
toast-language = Język zmieniony

key-set-language = 🌐 Język: { $language }
key-as-in-telegram = Jak w Telegramie
key-to-settings = ⬅️ Ustawienia
