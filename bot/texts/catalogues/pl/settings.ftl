command-settings = ustawienia: moje albo grupy
settings-own = ⚙️ <b>Twoje ustawienia</b>
settings-sample = Karty wyglądają tak: { $cards }
settings-how = Dotknięcie wiersza od razu go zmienia.
settings-group = ⚙️ <b>Ustawienia grupy</b>
settings-group-how = Obowiązują przy wszystkich stołach tutaj; czas na ruch i boty — od następnego. Zmieniać je mogą adminowie i gospodarz stołu.
settings-not-yours = ⚙️ Ustawienia grupy zmieniają jej adminowie i gospodarz stołu. Twoje są na czacie prywatnym.
refused-not-admin = To mogą zrobić tylko adminowie grupy
yes-no = { $place ->
    [0] tak
   *[1] nie
}

key-set-suits = 🎨 Kolory: { $place ->
    [0] emoji
    [1] litery
   *[2] cztery barwy
}
key-set-ranks = 🔤 Figury: { $ranks }
key-set-ask-dear = 🛟 Pytać o asa i dziesiątkę: { yes-no }
key-set-ask-all = ✋ Pytać przed każdym ruchem: { yes-no }
key-set-list = 📋 Ruchy na liście: { yes-no }
key-set-sound = 🔔 Dźwięk, gdy twój ruch: { yes-no }
key-set-hidden = 🙈 Nie pokazuj mnie w rankingach: { yes-no }
key-set-turn-time = ⏱ Czas na ruch: { $limit }
key-set-openers = 🚪 Stoły otwierają: { $place ->
    [0] wszyscy
   *[1] adminowie
}
key-set-computers = 🤖 Boty przy stole: { yes-no }
key-set-pin = 📌 Przypinanie stołu: { yes-no }
key-set-nudges = ⏰ Przypomnienia w grupie: { yes-no }
key-set-pictures = 🖼 Obrazki: { yes-no }
key-own-settings = ⚙️ Moje ustawienia
