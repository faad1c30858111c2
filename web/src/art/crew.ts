/* The ship's company: five busts on a field of 64, hats and no faces. SVG source. */
import { gouge, range } from "../kit/geometry";

const INK = "#241B13",
  CREAM = "#FBF3DF",
  SKIN = "#E9CFA6",
  RED = "#9C2A22",
  SEA = "#24556D",
  GOLD = "#E4B540";

const area = (d: string, fill: string, line = 1.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`;
const cuts = (d: string, fill = INK): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
const dot = (x: number, y: number, r: number, fill: string, ink = INK, width = 1.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;

const SKY =
  '<path d="M0 0h64v64H0z" fill="var(--bust)"/>' +
  cuts(
    range(9)
      .map(i => gouge(2 + (i % 3) * 4, 5 + i * 6.5, 62 - (i % 2) * 8, 5 + i * 6.5, 0.7))
      .join(""),
    "var(--bust-line)",
  );
const NECK = area("M27 38h10v8H27z", SKIN, 1.3);
const HEAD = area("M22 27c0-8 4.5-11 10-11s10 3 10 11c0 7-2 11-4.5 14.500h-11C24 38 22 34 22 27z", SKIN);
/** The light comes from the left. */
const SHADE = cuts(
  range(4)
    .map(i => gouge(40.5 - i * 1.8, 24 + i, 37.5 - i * 1.7, 38 - i * 0.5, 0.8))
    .join(""),
);
const coat = (fill: string, front = ""): string =>
  area("M7 65C8 52 15 46 26 44.500L32 49l6-4.500C49 46 56 52 57 65z", fill, 1.6) +
  front +
  cuts(
    range(5)
      .map(i => gouge(54 - i * 3, 62, 49 - i * 2.5, 51, 0.9))
      .join(""),
  );

const BOY = [
  NECK,
  coat(CREAM, line("M9.5 57Q32 62 54.5 57M8 62Q32 67 56 62M14 51.500Q32 58 50 51.5", "#1F66A6", 2.2)),
  HEAD,
  SHADE,
  area(
    "M20 25C20 13 27 9 33 9.500C43 10 47 6 53 13C56 17 55 22 52 24C51 19 47 18 44 20L44 25C37 22 27 22 20 25z",
    RED,
    1.6,
  ),
  cuts(
    gouge(27, 14, 25, 21, 1) + gouge(33, 12, 32, 20, 1) + gouge(40, 13, 39, 20, 1) + gouge(47, 11, 51, 17, 1),
    "#E9A28F",
  ),
  area("M20 25C27 21.5 37 21.5 44 25v4C37 26 27 26 20 29z", CREAM, 1.3),
  dot(53, 25, 3, CREAM),
];

const SAILOR = [
  NECK,
  coat(
    SEA,
    area("M22 46L32 58L42 46L38 44.500L32 49L26 44.500z", CREAM, 1.2) +
      area("M29 52l3 4 3-4 2 11h-10z", RED, 1.2),
  ),
  HEAD,
  SHADE,
  line("M22 27c-2-1-2-6 0-7M42 27c2-1 2-6 0-7", INK, 3),
  area("M15 13C15 9 23 6.5 32 6.500S49 9 49 13S41 19.5 32 19.500S15 17 15 13z", CREAM, 1.6),
  area("M20 17.500Q32 22 44 17.500V22.500Q32 27 20 22.500z", SEA, 1.4),
  area("M44 20l8 4-3 2 4 4-9-5z", SEA, 1.1),
  cuts(gouge(36, 9, 46, 13, 0.9) + gouge(38, 13, 46, 15, 0.8)),
];

const BOATSWAIN = [
  NECK,
  coat("#745E4D", line("M24 45.500L32 60L40 45.5", INK, 1.4) + area("M29 61h6v2h-6z", GOLD, 1)),
  HEAD,
  area("M21 28C20 40 24 49 32 51C40 49 44 40 43 28C41 33 37 34 32 33.500C27 34 23 33 21 28z", "#6E4A2E"),
  cuts(
    range(6)
      .map(i => gouge(24 + i * 3.2, 36, 27 + i * 2, 47 - Math.abs(2.5 - i) * 1.5, 0.9))
      .join(""),
  ),
  area("M20 24C20 12 26 9 32 9s12 3 12 15C38 20 26 20 20 24z", RED, 1.6),
  area("M44 21c5 0 9 2 11 6-4 0-6-1-8-2 1 3 1 5 0 8-3-3-4-7-3-12z", RED, 1.4),
  cuts(
    [27, 14, 34, 13, 30, 18, 38, 18, 24, 20].reduce(
      (all, x, i, at) =>
        i % 2 ? all : `${all}M${x - 1.3} ${at[i + 1]}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0`,
      "",
    ),
    CREAM,
  ),
];

const PILOT = [
  NECK,
  coat("#2F6638", area("M23 45.500L32 54L41 45.500L44 50L33 60L20 50z", CREAM, 1.3)),
  HEAD,
  SHADE,
  area("M27 36C27 44 30 47 32 48C34 47 37 44 37 36C34 38 30 38 27 36z", "#5A4A3E", 1.3),
  area(
    "M8 21C18 14 23 16 24 12C25 6 39 6 40 12C41 16 46 14 56 21C48 25 41 24 32 24S16 25 8 21z",
    "#3A291D",
    1.6,
  ),
  area("M24 15Q32 19 40 15V18.500Q32 22 24 18.500z", GOLD, 1.1),
  area("M40 12c6-7 11-7 15-4-4 0-6 2-8 5s-5 3-7 2z", CREAM, 1.2),
  area("M38 58L60 42l3 4L42 63z", "#B98A5C", 1.4),
  line("M47 51l3.5 4.500M54 46.500l3 4.5", INK, 1.3),
];

const CAPTAIN = [
  area("M19 22C14 30 14 42 18 50C24 52 26 46 26 40M45 22C50 30 50 42 46 50C40 52 38 46 38 40", CREAM),
  cuts([26, 33, 40, 46].map(y => gouge(17, y, 22, y + 1, 1, 2) + gouge(47, y, 42, y + 1, 1, 2)).join("")),
  NECK,
  coat(
    "#1F3F66",
    area("M27 46h10l-1 8 2 9H26l2-9z", CREAM, 1.3) +
      line("M29 50h6M28.5 55h7M28 60h8", INK, 1) +
      area("M9 54c3-4 9-4 12-1l-1 4H9zM55 54c-3-4-9-4-12-1l1 4h11z", GOLD, 1.2),
  ),
  HEAD,
  SHADE,
  area(
    "M6 20C13 23 18 12 24 12C27 5 37 5 40 12C46 12 51 23 58 20C55 27 46 27 41 24C35 21.5 29 21.5 23 24C18 27 9 27 6 20z",
    "#2A2018",
    1.6,
  ),
  line("M9 22C16 24 20 17 26 17.500Q32 16 38 17.500C44 17 48 24 55 22", GOLD, 1.7),
  dot(32, 13.5, 3.2, RED, GOLD),
];

/** A wooden figure without rank: bots for research and of other packages. */
const FIGURE = [
  area("M14 64C15 52 22 46 32 46s17 6 18 18z", "#B98A5C", 1.6),
  area("M22 32a10 12 0 1 0 20 0a10 12 0 1 0-20 0z", "#B98A5C", 1.6),
  cuts(
    gouge(30, 23, 28, 42, 0.9) +
      gouge(35, 22, 36, 42, 0.9) +
      gouge(26, 50, 22, 62, 1) +
      gouge(38, 50, 42, 62, 1),
  ),
];

const BUSTS: Readonly<Record<string, readonly string[]>> = {
  beginner: BOY,
  easy: SAILOR,
  medium: BOATSWAIN,
  hard: PILOT,
  expert: CAPTAIN,
};

export const bust = (level: string): string => SKY + (BUSTS[level] ?? FIGURE).join("");
