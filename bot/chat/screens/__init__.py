"""Screens: what an audience should see of a table, as text and keys. Pure functions of a scene.

screens   every screen a table should have   content   what a message holds
stage     who looks, in which language       draft     what is ticked, not played
cards     how a card is written              keys      keys and links under a message
trick     its lines, for table and hand      holding   what a person holds, sees and may do
lobby, play, result, series, nudge           the group's screens
hand, hand_keys, promptness                  a person's own screen, and how soon it must come
alerts, toasts, refusals                     answers to a tap
private, rules, commands                     answers to a command
settings, language, privacy                  what people choose, and what is kept of them
board, board_keys, board_names, mine         leaderboards and one's own results
past, replay                                 what was played, and whether it was fair
"""
