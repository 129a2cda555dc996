command-language = вибрати мову
language-own =
    🌐 <b>Мова</b>
    Нею бот говорить з вами: у приватному чаті та в спливних відповідях.
language-group =
    🌐 <b>Мова групи</b>
    Нею говорять столи тут; карти в кожного — його мовою.
toast-language = Мову змінено

key-set-language = 🌐 Мова: { $language }
key-as-in-telegram = Як у Telegram
key-to-settings = ⬅️ Налаштування
