"""The Telegram side: what comes in, what is shown, and Telegram's limits.

What comes in, in the order in which it gets there:

    intake, webhook  polled, or called          polling    Telegram is asked for updates
    queues      one tap of a table after another  throttle   too much is passed over
    attempts    tried three times; then `apology`
    processing  through the handlers            contention two transactions in each other's way
    handlers    what is done                    visit      what each of them is given
    arrival     when it came                    bearings   where a log line comes from
    parsing     what came, as an update        tapped     what is kept of a tapped message

What handlers share:

    desk        storage, sender, clocks         buttons    what a button asks for, as a value
    refused     what is explained, not done     places, board_key, lines  what buttons name
    rights      who is an admin                 absent     people and groups out of reach
    menus       the command menus               admitted   what the bot may do in a group

What goes out:

    reconciler  chats show what tables are      screens    what they should show
    comparison  that, against what was sent     watched    a table in between
    chat_lanes  one chat after another          turns      who writes first when budgets are short
    courier     brings one screen               delivery   one message, and what came of it
    budget, bucket  Telegram's limits           trouble    what is done when it is not taken
    book        what was sent, written down     notes      messages that no screen stands for
    calls, request  the Bot API over HTTP       attached, files, course, souvenir  files

And always:

    leading     one process sends               clocks     what is due is done
    finishing   work in hand is ended           waiting    for something, or the database
    wall        the clock on the wall jumped
    serving     the bot's own HTTP              health, metrics, gauges  how the bot is
"""
