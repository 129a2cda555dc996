command-language = भाषा चुनें
language-own =
    🌐 <b>भाषा</b>
    बॉट आपसे निजी चैट और सूचनाओं में इसी भाषा में बात करता है।
language-group =
    🌐 <b>ग्रुप की भाषा</b>
    यहाँ की मेज़ों पर यही भाषा है; अपने पत्ते सबको अपनी-अपनी भाषा में मिलते हैं।
toast-language = भाषा बदल गई

key-set-language = 🌐 भाषा: { $language }
key-as-in-telegram = Telegram जैसी
key-to-settings = ⬅️ सेटिंग
