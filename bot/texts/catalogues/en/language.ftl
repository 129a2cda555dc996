command-language = choose the language
language-own =
    🌐 <b>Language</b>
    The bot speaks it with you in private and on buttons.
language-group =
    🌐 <b>Language of the group</b>
    Tables here speak it; everybody’s own cards stay in his language.
toast-language = The language has changed

key-set-language = 🌐 Language: { $language }
key-as-in-telegram = As in Telegram
key-to-settings = ⬅️ Settings
