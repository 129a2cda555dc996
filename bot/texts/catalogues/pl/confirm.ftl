hint-sure = Na pewno? Potwierdź albo wróć.

key-lead-sure = ✅ Zagrać: { $cards }?
key-beat-sure = ✅ Przebić: { $cards }?
key-claim-sure = ✅ Młódka { $cards }?
