hint-sure = Точно? Подтвердите или вернитесь.

key-lead-sure = ✅ Зайти: { $cards }?
key-beat-sure = ✅ Побить: { $cards }?
key-claim-sure = ✅ Молодка { $cards }?
