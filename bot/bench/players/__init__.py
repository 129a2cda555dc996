"""`bench players` and `bench thinking`: computer players measured (docs/players.md).

commands  `bench players A B`                  figures   means, intervals, who would win a series
deals     duplicate deals                      thinking  masters at many tables at once
"""
