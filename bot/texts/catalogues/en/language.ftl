command-language = choose the language
language-own =
    🌐 <b>Language</b>
    The bot uses it in your private chat and when it answers your taps.
language-group =
    🌐 <b>Language of the group</b>
    The tables here speak it; everybody gets the cards in their own language.
toast-language = Language changed

key-set-language = 🌐 Language: { $language }
key-as-in-telegram = As in Telegram
key-to-settings = ⬅️ Settings
