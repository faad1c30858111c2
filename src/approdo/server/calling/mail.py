"""Mail: what it says, and how it is handed to the host's mail server."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

SECONDS = 20
_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<body style="margin:0;background:#f0e6d0;color:#2a1d13;font:17px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px">
<div style="background:#fbf5e6;border:1px solid #c9b68f;border-radius:4px;padding:20px 24px">{body}</div>
<p style="font-size:14px;color:#6b5842">{foot}</p></div></body></html>
"""


@dataclass(frozen=True)
class Line:
    """A paragraph, with the link that it leads to."""

    text: str
    link: str | None = None
    button: bool = False


@dataclass(frozen=True)
class Letter:
    """A mail before it is written out: the same words as plain text and as simple HTML."""

    subject: str
    lines: Sequence[Line]
    foot: Sequence[Line]
    language: str
    stop: str | None = None
    """The address that ends such mails with one request."""


def letter_of(data: Mapping[str, Any]) -> Letter:
    """A letter from its fields as plain data."""
    lines, foot = ([Line(**line) for line in data[name]] for name in ("lines", "foot"))
    return Letter(**{**data, "lines": lines, "foot": foot})


def written(letter: Letter, sender: str, to: str) -> EmailMessage:
    """The mail itself."""
    mail = EmailMessage()
    mail["Subject"] = letter.subject
    mail["From"] = sender
    mail["To"] = to
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or None)
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(f"{_plain(letter.lines)}\n\n-- \n{_plain(letter.foot)}\n")
    body, foot = "".join(map(_html, letter.lines)), "<br>".join(_linked(line) for line in letter.foot)
    page = _PAGE.format(language=letter.language, title=escape(letter.subject), body=body, foot=foot)
    mail.add_alternative(page, subtype="html")
    mail["Content-Language"] = letter.language
    return mail


def _plain(lines: Iterable[Line]) -> str:
    return "\n\n".join(line.text if line.link is None else f"{line.text}\n{line.link}" for line in lines)


def _linked(line: Line) -> str:
    if line.link is None:
        return escape(line.text)
    return f'<a href="{escape(line.link)}" style="color:#1d4e6b">{escape(line.text)}</a>'


def _html(line: Line) -> str:
    if not line.button or line.link is None:
        return f"<p>{_linked(line)}</p>"
    look = (
        "display:inline-block;background:#9c2a1f;color:#fbf5e6;padding:10px 18px;text-decoration:none;border-radius:3px"
    )
    return f'<p><a href="{escape(line.link)}" style="{look}">{escape(line.text)}</a></p>'


class InDoubt(Exception):
    """The connection broke after the mail was handed over and before the answer came: it may have been taken."""


class _Plain(smtplib.SMTP):
    handing = False

    def data(self, msg: Any) -> Any:
        """The only step after which a mail may be on its way."""
        self.handing = True
        answer = super().data(msg)
        self.handing = False
        return answer


class _Encrypted(smtplib.SMTP_SSL, _Plain):
    pass


class Counter:
    """Where mail is handed in. The connection is kept: people are often called many at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._server: _Plain | None = None

    def send(self, mails: Iterable[EmailMessage]) -> Iterator[Exception | None]:
        """Hand mails in, one after the other; what went wrong with each."""
        problem: Exception | None = None
        try:
            server = self._open()
        except (OSError, smtplib.SMTPException) as error:
            problem = error
        for mail in mails:
            if problem is not None:
                yield problem
                continue
            found = _hand_in(server, mail)
            if isinstance(found, InDoubt | smtplib.SMTPServerDisconnected):
                self.close()
                problem = smtplib.SMTPServerDisconnected("the connection was lost")
            yield found

    def _open(self) -> _Plain:
        """The connection; a new one where the mail server has closed the last."""
        try:
            if self._server is not None and self._server.noop()[0] == 250:
                return self._server
        except (OSError, smtplib.SMTPException):
            pass
        self.close()
        self._server = _connected(self._url)
        return self._server

    def close(self) -> None:
        """Hang up."""
        if self._server is not None:
            self._server.close()
        self._server = None


def _hand_in(server: _Plain, mail: EmailMessage) -> Exception | None:
    try:
        server.send_message(mail)
    except (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused, ValueError) as error:
        server.handing = False
        return error
    except (OSError, smtplib.SMTPException) as error:
        return InDoubt(str(error)) if server.handing else smtplib.SMTPServerDisconnected(str(error))
    return None


def refused_for_good(error: Exception) -> bool:
    """True for an answer that will not change by trying again."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return 500 <= error.smtp_code < 600 and not isinstance(error, smtplib.SMTPAuthenticationError)
    return isinstance(error, ValueError)


def _connected(url: str) -> _Plain:
    where = urlsplit(url)
    host, context = where.hostname or "", ssl.create_default_context()
    server: _Plain
    if where.scheme == "smtps":
        server = _Encrypted(host, where.port or 465, timeout=SECONDS, context=context)
    else:
        server = _Plain(host, where.port or 25, timeout=SECONDS)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        elif where.username and host not in ("127.0.0.1", "::1", "localhost"):
            server.close()
            raise smtplib.SMTPException(f"{host} offers no STARTTLS: the password is not sent in the clear")
    if where.username:
        server.login(unquote(where.username), unquote(where.password or ""))
    return server
