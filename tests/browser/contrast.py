"""Contrast where axe-core leaves it open (pictures and gradients behind the words): computed from what is painted."""

from __future__ import annotations

import base64
from typing import Any

#: Every text that axe could not judge: its colour, and how much contrast it needs. What is written on a drawing is
#: hidden from who hears it, so that axe would leave it out; who sees it has to read it. What a note lies over or throws
#: its shadow on is not meant to be read then: the same page without the note is judged as a state of its own.
OPEN = """
async () => {
  const drawn = [...document.querySelectorAll('svg text[aria-hidden]')];
  drawn.forEach(e => e.removeAttribute('aria-hidden'));
  const { incomplete, violations } = await axe.run(
    { runOnly: ['color-contrast'], resultTypes: ['incomplete', 'violations'] });
  drawn.forEach(e => e.setAttribute('aria-hidden', 'true'));
  const SHADOW = 12, notes = [...document.querySelectorAll('.note')].map(e => e.getBoundingClientRect());
  const shaded = e => !e.closest('.note') && notes.some(note => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return left < note.right + SHADOW && right > note.left - SHADOW && top < note.bottom + SHADOW && bottom > note.top - SHADOW;
  });
  const texts = [...incomplete, ...violations].flatMap(rule => rule.nodes)
    .map(node => document.querySelector(node.target.flat().at(-1)))
    .filter(e => e?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.matches(':disabled') && !shaded(e));
  return texts.map((e, n) => {
    e.dataset.faint = n;
    const style = getComputedStyle(e), size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700;
    let seen = 1;
    for (let at = e; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
    return {
      n, seen, colour: e instanceof SVGElement ? style.fill : style.color,
      least: size >= 24 || (bold && size >= 18.66) ? 3 : 4.5, what: e.outerHTML.slice(0, 110),
    };
  });
}
"""
#: Brings the first of these texts into view; where it and whichever of the others are in view have their own words.
SHOWN = """
([first, ...others]) => {
  const all = n => document.querySelector(`[data-faint="${n}"]`);
  all(first)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return [first, ...others].flatMap(n => [...(all(n)?.childNodes ?? [])]
    .filter(node => node.nodeType === 3 && node.data.trim() || node.nodeName === 'tspan')
    .map(node => {
      const words = document.createRange();
      words.selectNodeContents(node);
      const { left, top, right, bottom } = words.getBoundingClientRect();
      const x = Math.max(0, Math.floor(left)), y = Math.max(0, Math.floor(top));
      return { n, x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
    })
    .filter(box => box.width >= 1 && box.height >= 1));
}
"""
#: All words made invisible, so that what lies behind them can be seen; a halo round them stays. And the words in
#: question in a colour that nothing else has, so that the points where they are can be told.
WORDS = """
html[data-words] :is(*, *::before, *::after) { transition: none !important; animation: none !important; }
html[data-words] * {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
}
html[data-words] svg :is(text, tspan) { fill: transparent !important; }
html[data-words=ink] [data-ink] { color: #f0f !important; -webkit-text-fill-color: #f0f !important; }
html[data-words=ink] svg :is(text, tspan)[data-ink] { fill: #f0f !important; }
"""
#: These texts, and no others, are the words in question.
INKED = """
texts => document.querySelectorAll('[data-faint]').forEach(e =>
  e.toggleAttribute('data-ink', texts.includes(Number(e.dataset.faint))))
"""
#: For each box the contrast of a colour against what lies behind its words: what nineteen of twenty points reach. A
#: point is one of the words by its share of their ink: what is painted again for another reason, such as the edge of a
#: shape, is none.
RATIOS = """
async ({ behind, inked, boxes }) => {
  const painted = async picture => {
    const bytes = Uint8Array.from(atob(picture), c => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen;
  };
  const line = c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = (x, y, z) => 0.2126 * line(x) + 0.7152 * line(y) + 0.0722 * line(z);
  const [back, ink] = [await painted(behind), await painted(inked)];
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return boxes.map(({ n, x, y, width, height, colour, seen }) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = dot.getImageData(0, 0, 1, 1).data, alpha = seen * a / 255;
    const [under, over] = [back, ink].map(pen => pen.getImageData(x, y, Math.ceil(width), Math.ceil(height)).data);
    const share = i => {
      let along = 0, length = 0;
      for (const [k, ink] of [255, 0, 255].entries()) {
        const way = ink - under[i + k];
        along += (over[i + k] - under[i + k]) * way;
        length += way * way;
      }
      return along / length;
    };
    let most = 0;
    for (let i = 0; i < under.length; i += 4) most = Math.max(most, share(i));
    const ratios = [];
    for (let i = 0; most > 0.15 && i < under.length; i += 4) {
      if (share(i) < most * 0.6) continue;
      const ground = [under[i], under[i + 1], under[i + 2]],
        front = [r, g, b].map((c, k) => c * alpha + ground[k] * (1 - alpha)),
        [low, high] = [light(...front), light(...ground)].sort((p, q) => p - q);
      ratios.push((high + 0.05) / (low + 0.05));
    }
    ratios.sort((p, q) => p - q);
    return [n, ratios.length ? ratios[Math.floor(ratios.length / 20)] : null];
  });
}
"""


def faint(page: Any) -> list[str]:
    """Texts left open by axe-core (which must have been loaded) whose contrast is too low."""
    left = {text["n"]: text for text in page.evaluate(OPEN)}
    if not left:
        return []
    sheet = page.add_style_tag(content=WORDS)
    found = []
    covered: set[tuple[int, int, int]] = set()
    while left:
        first = next(iter(left))
        boxes = _apart([{**left[box["n"]], **box} for box in page.evaluate(SHOWN, list(left))])
        if all(_place(box) in covered for box in boxes if box["n"] == first):  # nothing moved: no picture shows it
            del left[first]
            continue
        page.evaluate(INKED, [box["n"] for box in boxes])
        pictures = {name: _painted(page, words) for name, words in (("behind", "none"), ("inked", "ink"))}
        ratios = page.evaluate(RATIOS, {**pictures, "boxes": boxes})
        covered |= {_place(box) for box, (_, ratio) in zip(boxes, ratios, strict=True) if ratio is None}
        for n, ratio in ratios:
            text = left.pop(n, None) if ratio is not None else None  # covered or clipped: its own turn comes
            if text and ratio < text["least"]:
                found.append(f"{ratio:.2f} of {text['least']}: {text['what']}")
        left.pop(first, None)
    page.evaluate("delete document.documentElement.dataset.words")
    sheet.evaluate("e => e.remove()")
    return found


def _place(box: dict[str, Any]) -> tuple[int, int, int]:
    return box["n"], box["x"], box["y"]


def _apart(boxes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Texts of which none lies over another: a note's words must not be taken for those that it covers."""
    kept: list[dict[str, Any]] = []
    over: set[int] = set()
    for box in boxes:
        if any(_overlap(box, other) for other in kept if other["n"] != box["n"]):
            over.add(box["n"])
        else:
            kept.append(box)
    return [box for box in kept if box["n"] not in over]


def _overlap(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """Lines of one paragraph touch by a point."""
    return all(
        min(a[at] + a[side], b[at] + b[side]) - max(a[at], b[at]) > 1 for at, side in (("x", "width"), ("y", "height"))
    )


def _painted(page: Any, words: str) -> str:
    page.evaluate("words => { document.documentElement.dataset.words = words; }", words)
    return base64.b64encode(page.screenshot()).decode()
