"""The commands of `python -m bot`, by what they are about.

running  the bot, the playground       webhook  set, remove, show
keeping  backup, restore, transfer     doctor   whether everything is in order
records  migrate, export, verify       health   whether the bot beside it lives
ratings  standings worked out anew     console  what they share: faults, settings, stopping
"""
