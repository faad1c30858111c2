/* The ship, waterline at y = 200, about 240 wide. --sail and --hi (ink) come from where it sails. */
import { gouge, range } from "../kit/geometry";

function sail(x: number, y: number, w: number, h: number, belly: number): string {
  const folds = range(5)
    .map(i =>
      gouge(
        x + w - 1 - i * w * 0.13 + belly * 0.4,
        y + 5 + i * 2,
        x + w + 1 - i * w * 0.13,
        y + h - 7,
        1.2 - i * 0.17,
        -belly * 0.5,
      ),
    )
    .join("");
  return (
    `<path d="M${x} ${y}Q${x + w / 2} ${y - 5} ${x + w} ${y}Q${x + w + belly} ${y + h * 0.55} ${x + w + 3}` +
    ` ${y + h}Q${x + w / 2} ${y + h - 9} ${x - 3} ${y + h}Q${x + belly * 0.5} ${y + h * 0.5} ${x} ${y}z"` +
    ` fill="var(--sail)" stroke="var(--hi)" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="${folds}" fill="var(--hi)"/>`
  );
}
const mast = (x: number, top: number, foot: number, w: number): string =>
  `<path d="M${x - w} ${foot}L${x - w * 0.5} ${top}h${w}L${x + w} ${foot}z" fill="var(--hi)"/>`;
const pennant = (x: number, y: number): string =>
  `<path d="M${x} ${y}q12-5 22 0t20-1l-14 6 6 6q-12-2-20 0t-14 0z" fill="var(--wax)"` +
  ` stroke="var(--hi)" stroke-width="1.2" stroke-linejoin="round"/>`;
const RIGGING =
  "M62 62L30 142M62 62L98 168M112 14L74 170M112 14L160 168M164 40L128 170M164 40L248 136M164 70L248 136M112 40L164 84M62 90L112 60";

export const ship = (): string =>
  `<path d="${RIGGING}" stroke="var(--hi)" stroke-width=".9"` +
  ` fill="none"/>${mast(62, 58, 160, 2.6)}${mast(112, 8, 175, 3.2)}${mast(164, 34, 172, 2.8)}` +
  `<path d="M204 168L250 134" stroke="var(--hi)" stroke-width="4"/>` +
  `<path d="M34 132L66 66Q84 98 74 138Q54 130 34 132z" fill="var(--sail)"` +
  ` stroke="var(--hi)" stroke-width="1.8" stroke-linejoin="round"/><path d="${range(4)
    .map(i => gouge(66 + i, 82 + i * 4, 70 - i * 6, 132, 1, -3))
    .join("")}" fill="var(--hi)"/>` +
  sail(97, 24, 30, 26, 6) +
  sail(90, 58, 44, 42, 9) +
  sail(84, 108, 56, 46, 12) +
  sail(150, 46, 28, 30, 6) +
  sail(145, 84, 38, 38, 8) +
  sail(141, 128, 46, 32, 9) +
  `<g fill="none" stroke="var(--wax)" stroke-width="3"><circle cx="113" cy="131" r="10"/>` +
  `<path d="M113 116v30M98 131h30"/></g>` +
  pennant(112, 3) +
  pennant(164, 30) +
  pennant(62, 54) +
  `<path d="M22 132L30 186C33 202 44 212 60 213H170C192 212 204 196 212 164` +
  `L196 168H152L147 176H88L83 162H62L58 148L44 146L42 134z" fill="#5B3D27" stroke="var(--hi)" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="` +
  gouge(32, 170, 208, 178, 2, 9) +
  gouge(34, 184, 204, 189, 1.7, 8) +
  gouge(38, 197, 196, 201, 1.5, 5) +
  gouge(28, 156, 62, 160, 1.4, 2) +
  gouge(160, 170, 210, 166, 1.4, 3) +
  `" fill="#E9C79A"/>` +
  `<path d="M84 178h7v6h-7zM102 180h7v6h-7zM120 181h7v6h-7zM138 181h7v6h-7zM156 180h7v6h-7z" fill="var(--hi)"/>` +
  `<path d="M30 142h8v8h-8zM44 152h7v7h-7z" fill="#F4C95A" stroke="var(--hi)" stroke-width="1.2"/>`;
