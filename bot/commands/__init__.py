"""The commands of `python -m bot`, by what they are about.

running  the bot, the playground       webhook  set, remove, show
ratings  standings worked out anew
records  migrate, export, verify       console  what they share: faults, settings, stopping
"""
