/* Woodcut houses and people for cards and vignettes: SVG source, at most four inks + cream + ink. */
import { conifer, f1, gouge, range } from "./geometry";

const INK = "#241B13",
  CREAM = "var(--card)";
const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const OUTLINE = ` stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

export const wall = (x: number, y: number, w: number, h: number, fill = CREAM): string =>
  path(`M${x} ${y}h${w}v${h}h${-w}z`, fill, OUTLINE);
export const pane = (x: number, y: number, w = 6, h = 8, fill = INK): string =>
  path(`M${x} ${y}h${w}v${h}h${-w}z`, fill);
export const arch = (x: number, y: number, w: number, h: number, fill = INK): string =>
  path(`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill);
export const roof = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(`M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`, fill, OUTLINE);
/** Cuts on the right side of a wall: the light comes from the left. */
export const shade = (x: number, y: number, w: number, h: number, n = 4): string =>
  path(
    range(n)
      .map(i => gouge(x + w - 1.5 - i * 3.2, y + 2, x + w - 1.5 - i * 3.2, y + h - 1, 0.9 - i * 0.12))
      .join(""),
    INK,
  );
export const slope = (x: number, y: number, w: number, h: number, n = 5): string =>
  path(
    range(n)
      .map(i => {
        const k = 0.12 + i * 0.17;
        return gouge(
          x + w / 2 + (w / 2) * k,
          y - h + h * k + 1.5,
          x + w / 2 + (w / 2) * k * 0.55 + 2,
          y - 1.5,
          0.8,
        );
      })
      .join(""),
    INK,
  );
export const gable = (x: number, y: number, w: number, h: number, roofHeight: number, fill: string): string =>
  wall(x, y - h, w, h) +
  shade(x, y - h, w, h) +
  roof(x - 3, y - h, w + 6, roofHeight, fill) +
  slope(x - 3, y - h, w + 6, roofHeight);
export const smoke = (x: number, y: number): string =>
  path(
    gouge(x, y, x + 6, y - 14, 2, 4) +
      gouge(x + 3, y - 10, x + 16, y - 20, 2.2, -4) +
      gouge(x + 10, y - 16, x + 26, y - 24, 1.8, 3),
    INK,
    ' opacity=".55"',
  );
export const bareTree = (x: number, y: number, h: number): string =>
  path(
    gouge(x, y, x, y - h, 1.8) +
      gouge(x, y - h * 0.45, x - h * 0.35, y - h * 0.85, 1, 2) +
      gouge(x, y - h * 0.55, x + h * 0.4, y - h, 1, -2) +
      gouge(x, y - h * 0.75, x - h * 0.2, y - h * 1.15, 0.8) +
      gouge(x + h * 0.2, y - h * 0.8, x + h * 0.5, y - h * 0.8, 0.7),
    INK,
  );
export const cross = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}v${-h}M${x - h * 0.3} ${y - h * 0.68}h${h * 0.6}" stroke="${INK}" stroke-width="2" fill="none"/>`;
export const hill = (d: string, fill: string): string => path(d, fill, ` stroke="${INK}" stroke-width="1"`);
export const person = (x: number, y: number): string =>
  `<path d="M${x - 2} ${y}l.7-6h2.600l.7 6z" fill="${INK}"/>` +
  `<circle cx="${x}" cy="${y - 7.5}" r="1.7" fill="${INK}"/>` +
  `<path d="M${x - 2.8} ${y - 8.6}h5.600" stroke="${INK}" stroke-width="1.2"/>`;
export const pines = (
  trees: readonly (readonly [number, number, number])[],
  fill = "var(--t-forest-p)",
): string => path(trees.map(t => conifer(...t)).join(""), fill);

/** A small house with door and two windows, standing at (x, y). */
export const house = (x: number, y: number, w: number, h: number, fill = "var(--wax)"): string =>
  `<path d="M${x} ${y}v${-h}h${w}v${h}z" fill="#F7EEDB" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M${x - 3} ${y - h}L${x + w / 2} ${f1(y - h * 1.85)}L${x + w + 3} ${y - h}z" fill="${fill}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>` +
  path(
    `M${f1(x + w * 0.38)} ${y}v${f1(-h * 0.55)}h${f1(w * 0.24)}v${f1(h * 0.55)}zM${f1(x + w * 0.12)} ${f1(y - h * 0.45)}h${f1(w * 0.17)}v${f1(-h * 0.28)}h${f1(-w * 0.17)}zM${f1(x + w * 0.72)} ${f1(y - h * 0.45)}h${f1(w * 0.17)}v${f1(-h * 0.28)}h${f1(-w * 0.17)}z`,
    INK,
  );
export const church = (x: number, y: number): string =>
  house(x, y, 34, 20) +
  `<path d="M${x + 30} ${y}v-42h17v42z" fill="#F7EEDB" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M${x + 28} ${y - 42}l10.500-30 10.5 30z" fill="var(--t-lake-p)" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M${x + 38.5} ${y - 72}v-10M${x + 35} ${y - 78}h7" stroke="${INK}" stroke-width="1.8"/>` +
  path(`M${x + 36} ${y - 22}h5v-9h-5zM${x + 36} ${y}h6v-11h-6z`, INK);
