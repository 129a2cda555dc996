command-settings = settings: mine or the group’s
settings-own = ⚙️ <b>Your settings</b>
settings-sample = Cards look like this: { $cards }
settings-how = A tap on a line changes it at once.
settings-group = ⚙️ <b>Settings of the group</b>
settings-group-how = They hold for every table here; turn time and bots for the next one. Group admins and the host of a table may change them.
settings-not-yours = ⚙️ The group’s settings are changed by its admins and by the host of a table here. Yours are in the private chat.
refused-not-admin = Only for group admins
yes-no = { $place ->
    [0] yes
   *[1] no
}

key-set-suits = 🎨 Suits: { $place ->
    [0] emoji
    [1] letters
   *[2] four colours
}
key-set-ranks = 🔤 Court cards: { $ranks }
key-set-ask-dear = 🛟 Ask about an ace or a ten: { yes-no }
key-set-ask-all = ✋ Ask before every move: { yes-no }
key-set-list = 📋 List of all moves: { yes-no }
key-set-sound = 🔔 Sound of your turn: { yes-no }
key-set-hidden = 🙈 Hide me in leaderboards: { yes-no }
key-set-turn-time = ⏱ Time per turn: { $limit }
key-set-openers = 🚪 Tables are opened by: { $place ->
    [0] everybody
   *[1] admins
}
key-set-computers = 🤖 Bots may play: { yes-no }
key-set-pin = 📌 Pin the table: { yes-no }
key-set-nudges = ⏰ Reminders in the group: { yes-no }
key-set-pictures = 🖼 Pictures: { yes-no }
key-own-settings = ⚙️ My settings
