"""The Telegram side: what comes in, what is shown, and Telegram's limits."""
