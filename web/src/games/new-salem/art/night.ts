/* The town by night: a house for each despair up to the goal, dark one by one; the wax flag at the goal. */
import { dice, f1, gouge, range } from "../../../kit";

const MOON = "#E9DFC6",
  GLOW = "#F4C95A",
  BLACK = "#0B0E16",
  FLAG = "#EB8B78";

/** What the sky and the ground are painted with. */
export interface Palette {
  sky: string;
  cloud: string;
  hill: string;
  flag: string;
  stars: number;
}
export const NIGHT: Palette = { sky: "#20283A", cloud: "#3A4560", hill: "#161C2A", flag: FLAG, stars: 46 };
export const DAWN: Palette = { sky: "#D89A4A", cloud: "#F0C987", hill: "#7A5A3A", flag: "#7A1A12", stars: 0 };

export interface NightShape extends Palette {
  w: number;
  h: number;
  /** Where the houses begin, and how much is left free behind them. */
  from: number;
  right: number;
  dark: number;
  goal: number;
  /** Houses that would go dark, or be lit again, by what is pointed at. */
  change: number;
  moon: boolean;
}

interface House {
  left: number;
  right: number;
  middle: number;
  top: number;
  height: number;
  roof: string;
}

const HEIGHTS = [34, 44, 30, 38, 50],
  ROOFS = [20, 16, 24, 14, 26];

type RoofShape = (l: number, r: number, m: number, y: number, h: number, w: number) => string;
const ROOF_SHAPES: readonly RoofShape[] = [
  (l, r, m, y, h) => `M${l - 2} ${y}L${m} ${y - h}L${r + 2} ${y}z`,
  (l, r, m, y, h) => `M${l} ${y}L${l} ${y - h * 0.4}L${m} ${y - h}L${r} ${y - h * 0.4}L${r} ${y}z`,
  (l, r, _, y, h, w) => `M${l - 2} ${y}L${l + w * 0.2} ${y - h}H${r - w * 0.2}L${r + 2} ${y}z`,
  (l, r, _, y, h) => `M${l - 2} ${y}L${l} ${y - h}L${r + 2} ${y}z`,
  (_l, _r, m, y, h, w) =>
    `M${m - w * 0.16} ${y}V${y - h * 0.4}L${m} ${y - h * 1.2}L${m + w * 0.16} ${y - h * 0.4}V${y}z`,
];

const short = (path: string): string => path.replace(/-?\d+\.\d+/g, n => String(f1(Number(n))));

/** Five shapes of houses in turn. */
function house(i: number, x: number, w: number, base: number): House {
  const k = i % ROOF_SHAPES.length,
    scale = w / 50,
    height = (HEIGHTS[k] ?? 0) * scale,
    left = x + w * 0.1,
    right = x + w * 0.9,
    middle = (left + right) / 2,
    top = base - height;
  const roof = ROOF_SHAPES[k]?.(left, right, middle, top, (ROOFS[k] ?? 0) * scale, w) ?? "";
  return { left, right, middle, top, height, roof: short(roof) };
}

/** A lit house is still safe, a dark one is a despair: it also wears a bar, for whom colours do not tell. */
function drawHouse(i: number, x: number, w: number, base: number, dark: boolean): string {
  const s = house(i, x, w, base),
    pane = w * 0.17,
    line = dark ? "#4A5570" : BLACK,
    glass = dark ? "#232B3E" : GLOW,
    row = s.top + s.height * 0.22;
  const window = (at: number, y: number) =>
    `<rect x="${f1(at)}" y="${f1(y)}" width="${f1(pane)}" height="${f1(pane * 1.15)}" fill="${glass}" stroke="${BLACK}"/>`;
  const door = short(`M${s.middle - pane * 0.55} ${base}v${-pane * 1.5}h${pane * 1.1}v${pane * 1.5}z`);
  return (
    `<path d="${short(`M${s.left} ${base}V${s.top}H${s.right}V${base}z`)}" fill="${dark ? BLACK : "#6B5A4B"}"` +
    ` stroke="${line}" stroke-width="1.2"/>` +
    `<path d="${s.roof}" fill="${dark ? "#151A27" : "#8A4A3A"}" stroke="${line}" stroke-width="1.2" stroke-linejoin="round"/>` +
    window(s.left + w * 0.12, row) +
    window(s.right - w * 0.12 - pane, row) +
    (i % 2 ? window(s.middle - pane / 2, s.top + s.height * 0.62) : `<path d="${door}" fill="${BLACK}"/>`) +
    (dark
      ? `<path d="${short(`M${s.middle - w * 0.15} ${s.top + s.height * 0.52}h${w * 0.3}`)}" stroke="#EDE6F5" stroke-width="2.4"/>`
      : "")
  );
}

const frameOf = (i: number, x: number, w: number, base: number): string => {
  const s = house(i, x, w, base);
  return (
    `<rect x="${f1(s.left - 2)}" y="${f1(s.top - w * 0.5)}" width="${f1(s.right - s.left + 4)}" height="` +
    `${f1(base - s.top + w * 0.52)}" fill="none" stroke="#8FC0D4" stroke-width="2.2" stroke-dasharray="6 4"/>`
  );
};

function starsAndClouds(w: number, h: number, { stars, cloud }: Palette): string {
  const r = dice(7);
  let points = "",
    cuts = "";
  for (let i = 0; i < stars; i++) {
    const x = r() * w,
      y = r() * h * 0.62;
    points += `M${f1(x - 1.4)} ${f1(y)}h2.8M${f1(x)} ${f1(y - 1.4)}v2.8`;
  }
  for (let i = 0; i < 16; i++) {
    const x = r() * w,
      y = 6 + r() * h * 0.5;
    cuts += gouge(x, y, x + 20 + r() * 60, y + r() * 2, 0.9);
  }
  return `<path d="${points}" stroke="${MOON}" stroke-width=".9" opacity=".55"/><path d="${cuts}" fill="${cloud}"/>`;
}

const moon = (x: number, y: number, r: number, sky: string): string =>
  `<circle cx="${x}" cy="${f1(y)}" r="${f1(r)}" fill="${MOON}"/>` +
  `<path d="${range(6)
    .map(i => gouge(x + 2 + i * 3, y - 14 + i * 4, x + 16, y - 10 + i * 4, 0.9))
    .join("")}" fill="${sky}" opacity=".35"/>`;

/** Shaded at its right edge in a dozen cuts. */
function largeMoon(x: number, y: number, r: number, sky: string): string {
  const cuts = range(12).map(i => {
    const dy = r * (i * 0.105 - 0.74),
      edge = x + Math.sqrt(r * r - dy * dy) - 5;
    return gouge(edge - r * (0.62 - i * 0.045), y + dy - 9 + i * 0.6, edge, y + dy, 1.3);
  });
  return (
    `<g class="moon"><circle cx="${x}" cy="${y}" r="${r}" fill="${MOON}"/>` +
    `<path d="${cuts.join("")}" fill="${sky}" opacity=".35"/></g>`
  );
}

/** A whole sky with a large moon at its right, for the scenes: 1440 wide, the stars in its upper third. */
export const SKY = starsAndClouds(1440, 520, { ...NIGHT, stars: 80 }) + largeMoon(1240, 110, 76, NIGHT.sky);

const gallows = (x: number, base: number): string =>
  `<path d="M${f1(x + 34)} ${base}V${base - 46}h26M${f1(x + 34)} ${base - 36}l10-10" fill="none" stroke="${BLACK}" stroke-width="4"/>` +
  `<path d="M${f1(x + 56)} ${base - 46}v11" stroke="${BLACK}" stroke-width="1.8"/>` +
  `<ellipse cx="${f1(x + 56)}" cy="${base - 31}" rx="3.6" ry="5" fill="none" stroke="${BLACK}" stroke-width="1.8"/>` +
  `<path d="M${f1(x + 22)} ${base - 5}h52v5h-52z" fill="${BLACK}"/>`;

/** The whole row as SVG source. */
export function nightRow(shape: NightShape): string {
  const { w, h, from, right, dark, goal, change, sky, hill, flag } = shape,
    base = h - 13,
    count = Math.max(goal, dark, dark + change),
    each = Math.min(58, (w - right - from) / count),
    at = (i: number) => from + i * each,
    end = at(goal) + 3;
  const changed = (i: number) => i >= Math.min(dark, dark + change) && i < Math.max(dark, dark + change);
  return (
    `<rect width="${w}" height="${h}" fill="${sky}"/>` +
    starsAndClouds(w, h, shape) +
    (shape.moon ? moon(w - 62, h * 0.36, h * 0.25, sky) : "") +
    `<path d="M0 ${base - 6}Q${w * 0.25} ${base - 22} ${w * 0.5} ${base - 9}T${w} ${base - 12}V${h}H0z" fill="${hill}"/>` +
    (shape.moon ? gallows(at(count), base) : "") +
    range(count)
      .map(i => drawHouse(i, at(i), each, base, i < dark) + (changed(i) ? frameOf(i, at(i), each, base) : ""))
      .join("") +
    `<path d="M0 ${base}H${w}V${h}H0z" fill="#0E131D"/>` +
    `<path d="${range(Math.round(w / 18))
      .map(i => gouge(4 + i * 18, base + 4 + (i % 3) * 2.5, 16 + i * 18, base + 4 + (i % 3) * 2.5, 0.8))
      .join("")}" fill="#39435A"/>` +
    `<path d="M${f1(end)} 6V${h - 3}" stroke="${flag}" stroke-width="2.6"/>` +
    `<path d="M${f1(end)} 6l11 4.5-11 4.5z" fill="${flag}"/>`
  );
}
