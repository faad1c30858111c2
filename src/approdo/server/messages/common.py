"""What many answers are made of: refusals, a plain yes, links and their codes."""

from __future__ import annotations

from pydantic import BaseModel


class Problem(BaseModel):
    """A refusal: its code, the reason in the reader's language, the paragraphs of the rulebook."""

    code: str
    text: str
    rules: list[str]


class Ok(BaseModel):
    """Done."""

    ok: bool


class CodeOut(BaseModel):
    """A QR code: the side of its square, and the path of its dark modules."""

    side: int
    path: str


class InvitationOut(BaseModel):
    """What to send to a friend."""

    link: str
    """The whole address, such as others on the network can open."""
    code: CodeOut
