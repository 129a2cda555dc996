command-language = valitse kieli
language-own =
    🌐 <b>Kieli</b>
    Tällä kielellä botti puhuu sinulle yksityisesti ja ponnahdusviesteissä.
language-group =
    🌐 <b>Ryhmän kieli</b>
    Tämän ryhmän pöydät puhuvat tätä kieltä; omat kortit jokainen näkee omalla kielellään.
toast-language = Kieli vaihdettu

key-set-language = 🌐 Kieli: { $language }
key-as-in-telegram = Kuten Telegramissa
key-to-settings = ⬅️ Asetukset
