command-settings = налаштування: мої або групи
settings-own = ⚙️ <b>Ваші налаштування</b>
settings-sample = Карти виглядають так: { $cards }
settings-how = Натискання на рядок одразу його змінює.
settings-group = ⚙️ <b>Налаштування групи</b>
settings-group-how = Діють за всіма столами тут; час на хід і боти — з наступного. Змінювати можуть адміни й господар столу.
settings-not-yours = ⚙️ Налаштування групи змінюють її адміни й господар столу. Ваші — в приватному чаті.
refused-not-admin = Це можуть робити лише адміни групи
yes-no = { $place ->
    [0] так
   *[1] ні
}

key-set-suits = 🎨 Масті: { $place ->
    [0] емодзі
    [1] літери
   *[2] чотири кольори
}
key-set-ranks = 🔤 Фігури: { $ranks }
key-set-ask-dear = 🛟 Перепитувати про туза й десятку: { yes-no }
key-set-ask-all = ✋ Перепитувати про кожен хід: { yes-no }
key-set-list = 📋 Ходи списком: { yes-no }
key-set-sound = 🔔 Звук, коли ваш хід: { yes-no }
key-set-hidden = 🙈 Не показувати мене в таблицях: { yes-no }
key-set-turn-time = ⏱ Час на хід: { $limit }
key-set-openers = 🚪 Столи відкривають: { $place ->
    [0] усі
   *[1] адміни
}
key-set-computers = 🤖 Боти за столом: { yes-no }
key-set-pin = 📌 Закріплювати стіл: { yes-no }
key-set-nudges = ⏰ Нагадування в групі: { yes-no }
key-set-pictures = 🖼 Картинки: { yes-no }
key-own-settings = ⚙️ Мої налаштування
