"""Nothing lost, nothing twice: kills, several processes, PostgreSQL, webhooks, trouble."""
