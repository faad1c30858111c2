/* Terrain stamps: marks inside a circle of radius 28 round (0,0), three cuts of each.
   Fill --t-name, print --t-name-p, cut --t-name-l; the stamp goes on hexes, squares and rhombi alike. */
import { conifer, dice, f1, gouge, type Point, range } from "./geometry";

type Dice = () => number;
type Triple = readonly [x: number, y: number, size: number];

const printed = (terrain: string, d: string): string => `<path d="${d}" fill="var(--t-${terrain}-p)"/>`;
const cut = (terrain: string, d: string): string => `<path d="${d}" fill="var(--t-${terrain}-l)"/>`;
/** Shift a place by up to half of `by` in each direction. */
const near = (r: Dice, by: number, [x, y]: Point): Point => [x + r() * by - by / 2, y + r() * by - by / 2];
const nearBy = (r: Dice, by: number, places: readonly Point[]): Point[] => places.map(p => near(r, by, p));
/** Three blades of grass from one root. */
const tuft = (x: number, y: number, w: number, h: number): string =>
  gouge(x, y + 3, x - w, y - h + 2, 0.9, 1) +
  gouge(x, y + 3, x + 0.2, y - h, 1) +
  gouge(x, y + 3, x + w, y - h + 2, 0.9, -1);

const STAMP = {
  forest(r: Dice): string {
    const places: Triple[] = [
      [-13, -4, 17],
      [2, -9, 18],
      [15, 0, 17],
      [-6, 11, 19],
      [9, 17, 18],
      [-18, 16, 14],
    ];
    const trees = places.map(([x, y, h]): Triple => [...near(r, 4, [x, y]), h + r() * 3]);
    return (
      printed("forest", trees.map(tree => conifer(...tree)).join("")) +
      cut(
        "forest",
        trees
          .map(([x, y, h]) => gouge(x - h * 0.03, y - h * 0.78, x - h * 0.2, y - h * 0.2, h * 0.07))
          .join(""),
      )
    );
  },
  mountain(r: Dice): string {
    const flip = r() > 0.5 ? -1 : 1;
    const peak = (x: number, y: number, w: number, h: number): string =>
      cut("mountain", `M${f1(x - w)} ${y}L${f1(x)} ${f1(y - h)}L${f1(x + w)} ${y}z`) +
      printed(
        "mountain",
        `M${f1(x)} ${f1(y - h)}L${f1(x + w)} ${y}H${f1(x + w * 0.1)}l${f1(-w * 0.16)} ${f1(-h * 0.3)}l${f1(w * 0.2)} ${f1(-h * 0.16)}z` +
          gouge(x - w, y, x + 0.4, y - h, 1.1) +
          gouge(x - w * 0.5, y - h * 0.12, x - w * 0.12, y - h * 0.55, 1) +
          gouge(x - w * 0.78, y, x - w * 0.5, y - h * 0.34, 0.8),
      ) +
      cut(
        "mountain",
        gouge(x + w * 0.3, y - 2, x + w * 0.12, y - h * 0.6, 0.9) +
          gouge(x + w * 0.6, y - 2, x + w * 0.34, y - h * 0.45, 0.8),
      );
    const tall = peak(-9 * flip + r() * 4 - 2, 13, 19, 27 + r() * 4 - 2),
      low = peak(10 * flip + r() * 4 - 2, 18, 15, 22 + r() * 4 - 2);
    return flip > 0 ? tall + low : low + tall;
  },
  field(r: Dice): string {
    const furrows = range(6).map(i => {
      const y = -20 + i * 8.6,
        w = Math.sqrt(Math.max(0, 676 - y * y));
      return gouge(-w, y + 4, w, y - 4, 1.5, 2);
    });
    const ears = range(25).map(k => {
      const i = Math.floor(k / 5),
        y = -16 + i * 8.6,
        x = -19 + (k % 5) * 9.6 + (i % 2) * 4.8 + r() * 2;
      return x * x + y * y < 600
        ? gouge(x, y + 3, x + 0.8, y - 4.4, 1) +
            gouge(x, y + 1.6, x + 2.9, y - 1.8, 0.9) +
            gouge(x, y + 1.6, x - 2.5, y - 1.8, 0.9)
        : "";
    });
    return cut("field", furrows.join("")) + printed("field", ears.join(""));
  },
  meadow(r: Dice): string {
    const places = nearBy(r, 5, [
      [-14, -10],
      [6, -15],
      [16, 0],
      [-4, 3],
      [-17, 11],
      [7, 15],
    ]);
    return (
      cut("meadow", places.map(([x, y]) => gouge(x - 9, y + 6, x + 9, y + 6, 1.1)).join("")) +
      printed("meadow", places.map(([x, y]) => tuft(x, y, 4.5, 6)).join(""))
    );
  },
  lake(r: Dice): string {
    const waves = range(10)
      .map((k): Point => {
        const i = Math.floor(k / 2);
        return [-14 + (k % 2) * 25 + (i % 2 ? 8 : -3) + r() * 6, -18 + i * 9];
      })
      .filter(([x, y]) => Math.abs(x) + 4 < 26 - Math.abs(y) * 0.35);
    return (
      cut("lake", waves.map(([x, y]) => gouge(x - 6, y + 4, x + 6, y + 4, 0.9, 1.4)).join("")) +
      printed(
        "lake",
        waves
          .map(([x, y]) => gouge(x - 9, y, x, y + 0.4, 1.1, 2.6) + gouge(x, y, x + 9, y, 1.1, 2.6))
          .join(""),
      )
    );
  },
  hills(r: Dice): string {
    const places: Triple[] = [
      [-11, -5, 11],
      [11, -3, 12],
      [-1, 13, 14],
    ];
    const humps = places.map(([x, y, w]): Triple => [x + r() * 4 - 2, y, w]);
    return (
      cut(
        "hills",
        humps
          .map(([x, y, w]) => `M${f1(x - w)} ${y + 4}Q${f1(x)} ${f1(y - w * 1.25)} ${f1(x + w)} ${y + 4}z`)
          .join(""),
      ) +
      printed(
        "hills",
        humps
          .map(
            ([x, y, w]) =>
              gouge(x - w, y + 4, x + w, y + 4, 1.5, -w * 1.25) +
              range(4)
                .map(i =>
                  gouge(
                    x + w * (0.86 - i * 0.19),
                    y + 3,
                    x + w * (0.5 - i * 0.15),
                    y - w * (0.3 + i * 0.09),
                    0.95,
                  ),
                )
                .join(""),
          )
          .join(""),
      )
    );
  },
  prairie(r: Dice): string {
    let blades = "",
      light = "";
    range(28).forEach(k => {
      const i = Math.floor(k / 7),
        j = k % 7,
        y = -12 + i * 9.5,
        x = -22 + j * 7.3 + (i % 2) * 3.6 + r() * 2;
      if (x * x + y * y > 560) return;
      blades += gouge(x, y + 4, x + 3.4 + r() * 2, y - 6 - r() * 3, 0.8, -1.4);
      if (j % 2) light += gouge(x + 3, y + 5, x + 6, y - 4, 1, -1.2);
    });
    return cut("prairie", light) + printed("prairie", blades);
  },
  steppe(r: Dice): string {
    const dots = range(24).map(i => {
      const a = i * 2.4 + r() * 0.5,
        q = 4 + 4.3 * Math.sqrt(i);
      return `M${f1(q * Math.cos(a))} ${f1(q * Math.sin(a))}m-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0`;
    });
    const places: Point[] = [
      [-9, -6],
      [10, 8],
    ];
    const shrubs = places.map(([x, y]): Point => [x + r() * 6 - 3, y]);
    return (
      cut("steppe", shrubs.map(([x, y]) => gouge(x - 11, y + 4, x + 11, y + 4, 1.6, -1.5)).join("")) +
      printed(
        "steppe",
        dots.join("") +
          shrubs
            .map(
              ([x, y]) =>
                gouge(x - 4, y + 3, x - 6, y - 2, 0.8) +
                gouge(x, y + 3, x, y - 4, 0.9) +
                gouge(x + 4, y + 3, x + 6, y - 2, 0.8),
            )
            .join(""),
      )
    );
  },
  autumn(r: Dice): string {
    const places: Triple[] = [
      [-11, -3, 9.5],
      [10, -6, 9.5],
      [0, 15, 10.5],
    ];
    return places
      .map(([px, py, q]) => {
        const [x, y] = near(r, 3, [px, py]);
        return (
          printed(
            "autumn",
            `M${f1(x - 1.4)} ${f1(y)}h2.8l.8 ${f1(q * 1.05)}h-4.4z` +
              `M${f1(x - q)} ${f1(y)}c-2-4 0-7.5 3.4-8c1-4 6-6 9-3.6c4-1.4 7.4 1 7.2 4.4c3 1.6 2.6 5.8-.6 7.4c-2.4 3-6.6 2.4-8.4.8c-3 2.2-8.6 2-10.6-1z`,
          ) +
          cut(
            "autumn",
            gouge(x - q * 0.7, y - 1, x - q * 0.1, y - q * 0.85, 1.3, -1.4) +
              gouge(x - q * 0.2, y + 0.6, x + q * 0.3, y - q * 0.4, 1, -1),
          )
        );
      })
      .join("");
  },
  wild(r: Dice): string {
    const kind = Math.floor(r() * 3),
      places = nearBy(r, 6, [
        [-12, 4],
        [4, -6],
        [14, 9],
      ]);
    return printed(
      "wild",
      places
        .map(([x, y]) =>
          kind === 0
            ? conifer(x, y + 5, 13)
            : kind === 1
              ? gouge(x - 9, y + 3, x + 9, y + 3, 1, -8) + gouge(x + 3, y - 1, x + 7, y + 3, 0.8)
              : tuft(x, y, 4, 5),
        )
        .join(""),
    );
  },
  soil(r: Dice): string {
    const rows = range(6).map(i => -20 + i * 8);
    return (
      printed("soil", rows.map((y, i) => gouge(-26, y + r(), 26, y + r(), 1.7, i % 2 ? 2 : -2)).join("")) +
      cut(
        "soil",
        rows
          .map((y, i) => gouge(-22 + r() * 6, y + 4, 20 + r() * 6, y + 4, 0.9, i % 2 ? -1.5 : 1.5))
          .join(""),
      )
    );
  },
  town(): string {
    const rows = range(5).map(i => {
      const y = -22 + i * 9,
        pegs = range(4)
          .map(j => -20 + j * 13 + (i % 2) * 6)
          .filter(x => Math.abs(x) < 25 && i < 4);
      return gouge(-25, y, 25, y, 0.9) + pegs.map(x => gouge(x, y + 1, x, y + 8, 0.7)).join("");
    });
    return printed("town", rows.join(""));
  },
} as const;

export type Terrain = keyof typeof STAMP;
export const TERRAINS = Object.keys(STAMP) as Terrain[];

/** The three cuts of every terrain as <symbol>s st-<name>-<1..3>. */
export const stampSymbols = (): string =>
  TERRAINS.flatMap((name, k) =>
    [1, 2, 3].map(
      v =>
        `<symbol id="st-${name}-${v}" viewBox="-30 -30 60 60" overflow="visible">${STAMP[name](dice(k * 7 + v * 13))}</symbol>`,
    ),
  ).join("");
