"""A local Telegram for any bot: people, groups and a page. It knows nothing of the game.

The world, and what people do in it:

    world     people, chats, messages           deeds      write, tap, start, block, read
    chats, groups, messages, people, standing   its values, and their forms in the Bot API
    cast      people to begin with              queries    taps that wait for an answer
    weather   switches for trouble              flood      how much a bot may send
    events    what people can see happen        journal    what the bot asked, and was told

The Bot API:

    server    all of it behind HTTP             api        one method called
    wire, params, call  from a request to a typed call    methods   each of them
    updates, webhook    how updates get out     errors     the two ways to be refused
    html, entities, links, markup, files        text, keyboards and files as Telegram keeps them
    decoding  JSON that can be written again    spec       what is asked beyond the description

For scripts and for the page:

    control   `/world`                          body       its requests, read
    picture   the world as JSON                 watching   following it
    client    people for scripts                seen       what they see
    autoplay  a script acts for a person        process    a bot that the page kills and starts
"""

from bot.playground.server import DEFAULT_TOKEN, Playground

__all__ = ["DEFAULT_TOKEN", "Playground"]
