"""What each language calls itself: so everybody finds his own, whatever is spoken now."""

ENDONYMS = {
    "en": "English",
    "ru": "Русский",
    "uk": "Українська",
    "pl": "Polski",
    "fi": "Suomi",
    "hi": "हिन्दी",
    "fa": "فارسی",
}
