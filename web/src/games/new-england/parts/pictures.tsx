/* The tile pictures, once per page. */

import { Raw } from "../../../art/raw";
import { gouge, range } from "../../../kit";

const DARK = "#2A1408";

const house = (x: number, y: number, w: number, h: number, wall: string, top: string): string =>
  `<path d="M${x} ${y}h${w}v${-h}h${-w}z" fill="${wall}" stroke="${DARK}" stroke-width="1.2"/>` +
  `<path d="M${x - 2.5} ${y - h}L${x + w / 2} ${y - h * 2.05}L${x + w + 2.5} ${y - h}z" fill="${top}"` +
  ` stroke="${DARK}" stroke-width="1.2" stroke-linejoin="round"/>` +
  `<path d="M${x + w * 0.36}` +
  ` ${y}v${-h * 0.62}h${w * 0.28}v${h * 0.62}z${gouge(x + w / 2 + 2, y - h * 1.75, x + w - 1, y - h * 1.15, 0.8)}` +
  `" fill="${DARK}"/>`;

const ground = (fill: string): string => `<rect width="64" height="64" fill="var(--t-${fill})"/>`;

const stamp = (name: string, size: number, cut: number): string =>
  `<use href="#st-${name}-${cut}" x="${32 - size / 2}" y="${32 - size / 2}" width="${size}" height="${size}"/>`;

const furrows = (ys: readonly number[], w: number): string =>
  ys.map(y => gouge(0, y + 2, 64, y - 2, w)).join("");

const ears = range(5)
  .map(i =>
    range(6)
      .map(j => {
        const x = 6 + j * 10.6 + (i % 2) * 4,
          y = 11 + i * 13;
        return (
          gouge(x, y + 4, x + 0.6, y - 6, 1.1) +
          gouge(x, y + 1, x + 3.6, y - 3.5, 1.1) +
          gouge(x, y + 1, x - 3.4, y - 3.5, 1.1)
        );
      })
      .join(""),
  )
  .join("");

const PICTURES: Readonly<Record<string, string>> = {
  settlement:
    `${ground("town")}` +
    `<path d="${[10, 27, 44, 60].map((y, i) => gouge(2, y, 62, y - 2, 1, i % 2 ? 2 : -2)).join("")}"` +
    ` fill="var(--t-town-p)" opacity=".45"/>` +
    `<path d="M10 13h18v15H10zM37 36h17v16H37z" fill="none" stroke="var(--t-town-p)" stroke-width="1.6" stroke-dasharray="4 3"/>` +
    `<path d="M10 13v-5M28 13v-5M10 28v-5M28 28v-5M37 36v-5M54 36v-5M37 52v-5M54 52v-5" stroke="var(--t-town-p)" stroke-width="2.2"/>`,
  "settlement-developed":
    `${ground("town-l")}<path d="${gouge(3, 33, 61, 31, 1.6) + gouge(3, 60, 61, 60, 1.6)}" fill="var(--t-town-p)"` +
    ` opacity=".55"/>${house(7, 29, 15, 9, "#F2E3C6", "var(--t-autumn)")}` +
    `${house(38, 31, 17, 10, "#F2E3C6", "var(--t-lake-p)")}${house(20, 57, 21, 12, "#F7ECD6", "#8A2F22")}` +
    `<path d="M49 58v-8" stroke="${DARK}" stroke-width="2"/>` +
    `<circle cx="49" cy="46" r="6.5" fill="var(--t-forest)" stroke="${DARK}" stroke-width="1.1"/>`,
  field: ground("soil") + stamp("soil", 66, 1),
  "field-developed":
    `${ground("field")}<path d="${furrows([8, 21, 34, 47, 60], 1.8)}" fill="var(--t-field-p)" opacity=".5"/>` +
    `<path d="${ears}" fill="var(--t-field-p)"/>`,
  pasture: ground("meadow") + stamp("meadow", 62, 2),
  "pasture-developed":
    `${ground("meadow-l")}${stamp("meadow", 62, 1)}<use href="#g-sheep" x="7" y="11" width="25" height="25"/>` +
    `<use href="#g-sheep" x="29" y="29" width="28" height="28"/>` +
    `<path d="M2 58h60M2 53h60M8 61V48M24 61V48M40 61V48M56 61V48" stroke="var(--t-hills-p)" stroke-width="1.5"/>`,
};

export const Pictures = () => (
  <defs>
    <Raw
      svg={
        Object.entries(PICTURES)
          .map(([name, svg]) => `<symbol id="ne-${name}" viewBox="0 0 64 64">${svg}</symbol>`)
          .join("") +
        `<pattern id="ne-no" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
        `<path d="M0 0V7" stroke="var(--ink-3)" stroke-width="1.5" stroke-opacity=".55"/></pattern>`
      }
    />
  </defs>
);
