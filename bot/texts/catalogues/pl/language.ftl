command-language = wybierz język
language-own =
    🌐 <b>Język</b>
    To język bota na twoim czacie prywatnym i w krótkich odpowiedziach.
language-group =
    🌐 <b>Język grupy</b>
    To język stołów w tej grupie; swoje karty każdy ma w swoim języku.
toast-language = Język zmieniony

key-set-language = 🌐 Język: { $language }
key-as-in-telegram = Jak w Telegramie
key-to-settings = ⬅️ Ustawienia
