hint-sure = Точно? Підтвердьте або поверніться.

key-lead-sure = ✅ Зайти: { $cards }?
key-beat-sure = ✅ Побити: { $cards }?
key-claim-sure = ✅ Молодка { $cards }?
