hint-sure = Sure? Confirm or go back.

key-lead-sure = ✅ Lead { $cards }?
key-beat-sure = ✅ Beat with { $cards }?
key-claim-sure = ✅ Molodka { $cards }?
