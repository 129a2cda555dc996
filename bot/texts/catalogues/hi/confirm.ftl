hint-sure = पक्का? पुष्टि करें या लौट जाएँ।

key-lead-sure = ✅ { $cards } खेलें?
key-beat-sure = ✅ { $cards } से काटें?
key-claim-sure = ✅ मोलोदका { $cards }?
