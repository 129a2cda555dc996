command-language = valitse kieli
language-own =
    🌐 <b>Kieli</b>
    Tällä kielellä botti puhuu sinulle yksityisesti ja ponnahdusviesteissä.
language-group =
    🌐 <b>Ryhmän kieli</b>
    Tällä kielellä puhuvat tämän ryhmän pöydät; kortit näkyvät kullekin omalla kielellä.
toast-language = Kieli vaihdettu

key-set-language = 🌐 Kieli: { $language }
key-as-in-telegram = Kuten Telegramissa
key-to-settings = ⬅️ Asetukset
