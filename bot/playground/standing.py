"""Who is what in a chat, in the Bot API's forms: `ChatMember` and `ChatMemberUpdated`.

Knows the statuses and the rights they carry here; decides nothing.
"""

from typing import Any

from bot.playground.people import User

ADMIN_RIGHTS = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
    "can_delete_stories", "can_pin_messages", "can_manage_topics",
)  # fmt: skip
RESTRICTED_RIGHTS = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos",
    "can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls",
    "can_send_other_messages", "can_add_web_page_previews", "can_react_to_messages",
    "can_edit_tag", "can_change_info", "can_invite_users", "can_pin_messages",
    "can_manage_topics",
)  # fmt: skip


def chat_member(user: User, status: str, *, is_anonymous: bool = False) -> dict[str, Any]:
    """A Bot API `ChatMember` of that status."""
    member: dict[str, Any] = {"user": user.api(), "status": status}
    if status == "administrator":
        fixed = {"can_be_edited": False, "is_anonymous": is_anonymous}
        fixed |= {"can_promote_members": False}
        return member | fixed | dict.fromkeys(ADMIN_RIGHTS, True)
    if status == "restricted":
        return (
            member | {"is_member": True, "until_date": 0} | dict.fromkeys(RESTRICTED_RIGHTS, False)
        )
    return member | ({"until_date": 0} if status == "kicked" else {})
