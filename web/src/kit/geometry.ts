/* Numbers and paths: everything a drawing is made of before it has a colour. */
export type Point = readonly [x: number, y: number];

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** One decimal is enough for a path. */
export const f1 = (n: number): number => Math.round(n * 10) / 10;

/** Small seeded random numbers: the same picture every time. */
export function dice(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0 || 1;
  return () => {
    s = Math.imul(s ^ (s >>> 15), 1 | s);
    s ^= s + Math.imul(s ^ (s >>> 7), 61 | s);
    return ((s ^ (s >>> 14)) >>> 0) / 4294967296;
  };
}

/** The gouge: one tapered cut, the stroke everything is drawn with. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width = 1.6, bend = 0): string {
  const dx = x2 - x1,
    dy = y2 - y1,
    length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length,
    ny = dx / length;
  const mx = (x1 + x2) / 2 + nx * bend,
    my = (y1 + y2) / 2 + ny * bend;
  return (
    `M${f1(x1)} ${f1(y1)}Q${f1(mx + nx * width)} ${f1(my + ny * width)} ${f1(x2)} ${f1(y2)}` +
    `Q${f1(mx - nx * width)} ${f1(my - ny * width)} ${f1(x1)} ${f1(y1)}Z`
  );
}

/** A conifer standing at (x, y). */
export const conifer = (x: number, y: number, h: number): string =>
  `M${f1(x)} ${f1(y - h)}l${f1(h * 0.26)} ${f1(h * 0.42)}h${f1(-h * 0.1)}l${f1(h * 0.22)} ${f1(h * 0.42)}h${f1(-h * 0.3)}v${f1(h * 0.16)}` +
  `h${f1(-h * 0.16)}v${f1(-h * 0.16)}h${f1(-h * 0.3)}l${f1(h * 0.22)} ${f1(-h * 0.42)}h${f1(-h * 0.1)}z`;

/** Corners of a pointy-top hex, clockwise from the top. */
export const hexPoints = (cx: number, cy: number, side: number): Point[] =>
  range(6).map(
    i => [cx + side * Math.sin((i * Math.PI) / 3), cy - side * Math.cos((i * Math.PI) / 3)] as const,
  );

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join("L")}z`;
export const edge = ([x1, y1]: Point, [x2, y2]: Point): string => `M${f1(x1)} ${f1(y1)}L${f1(x2)} ${f1(y2)}`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${f1(x)} ${f1(y)}h${f1(w)}v${f1(h)}h${f1(-w)}z`;
/** Two arcs that meet at the diagonal: where they meet level with the middle, Chromium takes the middle for outside. */
export const disc = (r: number, x = 0, y = 0): string => {
  const d = r * Math.SQRT1_2,
    across = `${f1(2 * d)} ${f1(-2 * d)}`,
    back = `${f1(-2 * d)} ${f1(2 * d)}`;
  return `M${f1(x - d)} ${f1(y + d)}a${r} ${r} 0 1 0 ${across}a${r} ${r} 0 1 0 ${back}z`;
};
