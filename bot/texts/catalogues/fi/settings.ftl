command-settings = asetukset: omat tai ryhmän
settings-own = ⚙️ <b>Omat asetuksesi</b>
settings-sample = Kortit näyttävät tältä: { $cards }
settings-how = Napauta riviä, niin se muuttuu heti.
settings-group = ⚙️ <b>Ryhmän asetukset</b>
settings-group-how = Ne koskevat kaikkia tämän ryhmän pöytiä; miettimisaika ja botit seuraavasta pöydästä alkaen. Ryhmän ylläpitäjät ja pöydän vetäjä voivat muuttaa niitä.
settings-not-yours = ⚙️ Ryhmän asetuksia muuttavat ylläpitäjät ja pöydän vetäjä. Omasi ovat yksityiskeskustelussa.
refused-not-admin = Vain ryhmän ylläpitäjille
yes-no = { $place ->
    [0] kyllä
   *[1] ei
}

key-set-suits = 🎨 Maat: { $place ->
    [0] emojit
    [1] kirjaimet
   *[2] neljä väriä
}
key-set-ranks = 🔤 Kuvakortit: { $ranks }
key-set-ask-dear = 🛟 Varmista ässä ja kymppi: { yes-no }
key-set-ask-all = ✋ Varmista jokainen siirto: { yes-no }
key-set-list = 📋 Siirrot luettelona: { yes-no }
key-set-sound = 🔔 Ääni omalla vuorolla: { yes-no }
key-set-hidden = 🙈 Piilota minut tulostauluista: { yes-no }
key-set-turn-time = ⏱ Miettimisaika: { $limit }
key-set-openers = 🚪 Pöytiä avaavat: { $place ->
    [0] kaikki
   *[1] ylläpitäjät
}
key-set-computers = 🤖 Botit pöydässä: { yes-no }
key-set-pin = 📌 Kiinnitä pöytä: { yes-no }
key-set-nudges = ⏰ Muistutukset ryhmässä: { yes-no }
key-set-pictures = 🖼 Kuvat: { yes-no }
key-own-settings = ⚙️ Omat asetukset
