"""Pictures of every page and of all recorded positions, and their comparison pixel by pixel.

(cd web; NODE_ENV=development npx vite build --mode development --outDir /tmp/app)   # with the sample pages
python -m tests.browser.pictures take /tmp/app /tmp/before
... change what should not be seen ...
python -m tests.browser.pictures take /tmp/app /tmp/after
python -m tests.browser.pictures compare /tmp/before /tmp/after

All of them take a while; `take /tmp/app /tmp/before table-new-haven` takes those with that in their name.
"""

from __future__ import annotations

import mimetypes
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Server

SIZES = ((1440, 900), (1024, 768), (768, 1024), (390, 844))
SCHEMES = ("light", "dark")
PAGES = ("/", "/new", "/my-games", "/account", "/settings", "/rules", "/nowhere")
GAMES = ("new-haven", "terra-nova", "new-england", "neuland", "new-salem")
ONE_BY_ONE = (
    "*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}"
)


def places() -> Iterator[tuple[str, str]]:
    """Name of the picture and path of the page."""
    for path in PAGES:
        yield path.strip("/").replace("/", "-") or "home", path
    for game in GAMES:
        yield f"new-{game}", f"/new/{game}"
    yield "rules-new-haven", "/rules/new-haven"
    for fixture in sorted((ROOT / "web" / "tests" / "fixtures").glob("*.json")):
        yield f"table-{fixture.stem}", f"/sample/{fixture.stem}"


def app_or_server(built: Path, server: Server) -> Any:
    """Answers a request from the built app, and everything under /api from the server."""

    def answer(route: Any) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/api"):
            route.continue_()
            return
        file = built / path.lstrip("/")
        file = file if file.is_file() else built / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        route.fulfill(body=file.read_bytes(), content_type=kind)

    return answer


def take(built: Path, out: Path, only: str = "") -> None:
    from playwright.sync_api import sync_playwright

    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "approdo.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for width, height in SIZES:
                for scheme in SCHEMES:
                    _take_at(browser, server, built, out, (width, height), scheme, only)
        finally:
            browser.close()
            server.stop()


def _take_at(
    browser: Any, server: Server, built: Path, out: Path, size: tuple[int, int], scheme: str, only: str
) -> None:
    width, height = size
    lang = "it-IT" if scheme == "dark" else "en-GB"
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, locale=lang, reduced_motion="reduce"
    )
    context.route("**/*", app_or_server(built, server))
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"error on {page.url}: {error}"))
    page.clock.install(time=1_700_000_000)
    for name, path in places():
        if only not in name:
            continue
        page.goto(server.url + path, wait_until="networkidle")
        page.clock.run_for(2_000)
        page.add_style_tag(content=ONE_BY_ONE)
        page.wait_for_timeout(60)
        page.screenshot(path=out / f"{name}-{width}-{scheme}.png", full_page=True)
        tabs = page.locator(".tabs [role=tab], .tabs button")
        for place in range(1, tabs.count() if name.startswith("table-") and width < 1024 else 0):
            if not tabs.nth(place).is_visible():
                continue
            tabs.nth(place).click()
            page.clock.run_for(500)
            page.screenshot(path=out / f"{name}-{width}-{scheme}-tab{place}.png", full_page=True)
    context.close()


# Two pictures of the same page differ by a shade here and there along slanted lines.
NOISE = 40
PIXELS = """async ([was, now]) => {
  const data = async png => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const a = await data(was), b = await data(now);
  if (a.width !== b.width || a.height !== b.height) return `${a.width}x${a.height} became ${b.width}x${b.height}`;
  let n = 0, left = a.width, top = a.height, right = 0, bottom = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2].every(k => Math.abs(a.data[i + k] - b.data[i + k]) <= NOISE)) continue;
    const x = (i / 4) % a.width, y = Math.floor(i / 4 / a.width);
    n += 1;
    left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
  }
  return n ? `${n} pixels within x ${left} to ${right}, y ${top} to ${bottom}` : null;
}"""


def compare(before: Path, after: Path) -> int:
    """How many pictures differ; where, and by how many pixels."""
    from playwright.sync_api import sync_playwright

    names = sorted({p.name for p in before.glob("*.png")} | {p.name for p in after.glob("*.png")})
    different = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        for name in names:
            files = before / name, after / name
            if not all(file.is_file() for file in files):
                found = "only in one of the two"
            elif files[0].read_bytes() == files[1].read_bytes():
                continue
            else:
                found = page.evaluate(
                    PIXELS.replace("NOISE", str(NOISE)), [b64encode(file.read_bytes()).decode() for file in files]
                )
            if found:
                print(f"{name}: {found}")
                different += 1
        browser.close()
    print(f"{different} of {len(names)} pictures differ")
    return different


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    first, second = Path(rest[0]), Path(rest[1])
    if command == "take":
        take(first, second, *rest[2:3])
    else:
        sys.exit(min(1, compare(first, second)))
