hint-sure = مطمئن هستید؟ تأیید کنید یا برگردید.

key-lead-sure = ✅ شروع با { $cards }؟
key-beat-sure = ✅ زدن با { $cards }؟
key-claim-sure = ✅ مولودکا { $cards }؟
