/* The ten characters: a woodcut half-figure without a face, with a thing of the trade. */
import { gouge, INK, range } from "../../../kit";
import type { BuildingType, CharacterName, Side } from "../model";

const CREAM = "#FBF3DF",
  GLOW = "#F4C95A",
  MOON = "#E9DFC6";

interface Look {
  cloak: string;
  cut: string;
  /** A thing in the hand, or the mark of a type. */
  thing: keyof typeof THINGS | BuildingType;
  woman?: true;
}

const stroke = (width = 2.2): string => `stroke="${INK}" stroke-width="${width}"`;

/** What a hand holds, round (0, 0), about 40 wide. */
const THINGS = {
  mug:
    `<path d="M-12-12h20v26h-20zM8-6h7v13H8" fill="#B98A5C" ${stroke(2.4)}/>` +
    `<path d="M-12-12q5-7 10-3 6-6 10 3z" fill="${CREAM}" ${stroke(2)}/>`,
  feather:
    `<path d="M-14 18Q-4-12 18-20 14 4-6 10z" fill="${CREAM}" ${stroke()}/>` +
    `<path d="M-16 22L8-8" ${stroke(2)}/>`,
  spool:
    `<path d="M-12-14h24l-4 6v16l4 6h-24l4-6V-8z" fill="#B98A5C" ${stroke()}/>` +
    `<path d="M-8-5h16M-8 1h16M-8 7h16" stroke="#B5566A" stroke-width="3.4"/>`,
  herb: `<path d="M0 20V-12M0 8q-12-2-14-12 12 0 14 12zM0 2q12-3 14-13-12 0-14 13zM0-8q-6-6-3-13 6 4 3 13z" fill="#86A983" ${stroke()} stroke-linejoin="round"/>`,
  flask:
    `<path d="M-5-18H5v10l10 20q1 6-5 6h-20q-6 0-5-6l10-20z" fill="#C9E0E8" ${stroke()}/>` +
    `<path d="M-11 6h22l4 8q0 4-4 4h-22q-4 0-4-4z" fill="#71508F"/>`,
  lute:
    `<path d="M4-4L20-22l5 5L10 2z" fill="#7A5233" ${stroke(2)}/>` +
    `<path d="M8-6c8 8 2 24-10 26s-20-10-14-20S0-14 8-6z" fill="#B98A5C" ${stroke()}/>` +
    `<circle cx="-4" cy="6" r="4" fill="${INK}"/>`,
  lantern:
    `<path d="M-9-8H9l3 22h-24z" fill="${GLOW}" ${stroke()}/>` +
    `<path d="M-11-8L0-18 11-8zM-12 14h24v5h-24z" fill="#3B3547" ${stroke(2)}/><path d="M0-8v22" ${stroke(1.6)}/>`,
} as const;

const LOOKS: Readonly<Record<CharacterName, Look>> = {
  "prudence-ashby": { cloak: "#5B4436", cut: "#9C7B62", thing: "mug", woman: true },
  "josiah-crane": { cloak: "#5A3440", cut: "#96646F", thing: "entertainment" },
  "constance-wren": { cloak: "#34504E", cut: "#739492", thing: "lute", woman: true },
  "ezekiel-hobb": { cloak: "#40482F", cut: "#7E8A62", thing: "trade" },
  "mercy-talbot": { cloak: "#3F4650", cut: "#7C8794", thing: "education", woman: true },
  "nathaniel-pike": { cloak: "#2E4054", cut: "#6C87A0", thing: "feather" },
  "hester-thorne": { cloak: "#3B3547", cut: "#6E6486", thing: "spool", woman: true },
  "lavinia-crowe": { cloak: "#2F3D3A", cut: "#61807A", thing: "herb", woman: true },
  "silas-blackwood": { cloak: "#43303F", cut: "#7E5F79", thing: "flask" },
  "morwenna-graves": { cloak: "#462B31", cut: "#875C66", thing: "lantern", woman: true },
};

export const isWoman = (name: CharacterName): boolean => LOOKS[name].woman === true;

const cuts = (d: readonly string[], fill: string, opacity = 1): string =>
  `<path d="${d.join("")}" fill="${fill}" opacity="${opacity}"/>`;

/** Rays from a middle outwards. */
export const rays = (cx: number, cy: number, inner: number, outer: number, n: number, fill: string): string =>
  cuts(
    range(n).map(i => {
      const a = (i * 2 * Math.PI) / n,
        [x, y] = [Math.cos(a), Math.sin(a)];
      return gouge(cx + inner * x, cy + inner * y, cx + outer * x, cy + outer * y, 2.2);
    }),
    fill,
  );

const NIGHT_SKY =
  `<rect width="220" height="210" fill="#2B3350"/>` +
  cuts(
    range(20).map(i => gouge(-10 + ((i * 67) % 200), 8 + i * 9.5, 40 + ((i * 67) % 200), 7 + i * 9.5, 1.2)),
    "#46527A",
  ) +
  `<circle cx="158" cy="58" r="36" fill="${MOON}"/>` +
  cuts(
    range(7).map(i => gouge(160 + i * 4, 32 + i * 8, 188 - i, 38 + i * 8, 1.2)),
    "#2B3350",
    0.4,
  );
const DAY_SKY =
  `<rect width="220" height="210" fill="#E8C772"/>` +
  rays(110, 88, 58, 190, 40, "#F8E7B4") +
  `<circle cx="110" cy="88" r="54" fill="#F8E7B4"/>` +
  cuts(
    range(9).map(i => gouge(0, 150 + i * 8, 220, 148 + i * 8, 1)),
    "#B98A2C",
    0.6,
  );

const body = ({ cloak, cut }: Look): string =>
  `<path d="M34 210C38 162 62 142 92 134h36c30 8 54 28 58 76z" fill="${cloak}" ${stroke(2.4)}/>` +
  cuts(
    [
      ...range(7).map(i => gouge(52 + i * 5, 206, 78 + i * 3, 150, 1.5, 3)),
      ...range(8).map(i => gouge(136 + i * 5.5, 206, 130 + i * 3, 150, 2, -4)),
    ],
    cut,
  );

/** Neck and a face in shadow: nobody is to be known by it. */
const FACE =
  `<path d="M97 112h26v26l-13 10-13-10z" fill="#C9A07C" ${stroke(2)}/>` +
  `<path d="M84 84c0-22 12-34 26-34s26 12 26 34c0 24-12 40-26 40S84 108 84 84z" fill="#D9B28C" ${stroke()}/>` +
  `<path d="M110 50c14 0 26 12 26 34 0 24-12 40-26 40 8-10 10-26 8-40s-6-26-8-34z" fill="${INK}" opacity=".82"/>` +
  cuts(
    range(5).map(i => gouge(90 + i * 4, 116 - i * 1.5, 88 + i * 5, 72, 1)),
    INK,
    0.55,
  );

const COLLAR: Readonly<Record<Side, string>> = {
  puritan:
    `<path d="M76 138l34 32 34-32 12 22-46 30-46-30z" fill="${CREAM}" ${stroke()} stroke-linejoin="round"/>` +
    cuts(
      range(4).map(i => gouge(122 + i * 7, 158, 132 + i * 5, 172 - i * 3, 1)),
      INK,
    ),
  witch:
    `<path d="M80 136c10 14 50 14 60 0l14 14c-18 22-70 22-88 0z" fill="#5A3A66" ${stroke()}/>` +
    `<circle cx="110" cy="158" r="7" fill="${GLOW}" ${stroke(1.8)}/>`,
};

const BONNET =
  `<path d="M77 100C66 44 88 24 110 24s44 20 33 76c-5 5-10 3-12-5 4-24-4-39-21-39S85 71 89 95c-2 8-7 10-12 5z" fill="${CREAM}" ${stroke(2.4)} stroke-linejoin="round"/>` +
  `<path d="M84 100c-4-30 6-52 26-52s30 22 26 52" fill="none" ${stroke(1.6)}/>` +
  cuts(
    range(7).map(i => gouge(112 + i * 4.2, 27 + i * 3.4, 118 + i * 3.2, 45 + i * 6, 1.3)),
    INK,
  );
const TALL_HAT =
  `<path d="M58 66q52 14 104 0l2 10q-54 16-108 0zM78 64l8-52h48l8 52q-32 8-64 0z" fill="${INK}"/>` +
  `<path d="M80 50q30 7 60 0l2 12q-32 8-64 0z" fill="#8A6A3B"/>` +
  `<rect x="102" y="49" width="16" height="15" fill="none" stroke="${GLOW}" stroke-width="3"/>`;
const hood = ({ cloak, cut }: Look): string =>
  `<path d="M66 140c-8-60 4-112 44-124 42 12 52 64 44 124-10-16-14-40-18-60-6-16-14-26-26-28-14 2-22 12-26 28-4 20-8 44-18 60z" fill="${cloak}" ${stroke(2.4)}/>` +
  cuts(
    [
      ...range(6).map(i => gouge(126 + i * 4, 32 + i * 9, 140 + i * 2, 66 + i * 11, 1.5)),
      ...range(3).map(i => gouge(84 - i * 4, 40 + i * 12, 76 - i * 2, 76 + i * 14, 1.3)),
    ],
    cut,
  );
const pointedHat = ({ cut }: Look): string =>
  `<path d="M46 74q64 20 128-2l-2 12q-62 20-124 0zM78 70C84 40 96 22 128 4c-2 14 6 40 14 64q-34 10-64 2z" fill="${INK}"/>` +
  cuts([gouge(96, 60, 122, 18, 2), gouge(108, 62, 128, 26, 1.4)], cut);
const RAVEN =
  `<path d="M18 150c10-18 30-22 42-14l12-4-8 10c0 16-14 24-28 22l-16 12 2-14c-4-4-6-8-4-12z" fill="${INK}"/>` +
  `<circle cx="56" cy="142" r="1.8" fill="${GLOW}"/>` +
  cuts([gouge(24, 156, 46, 152, 1.4), gouge(26, 162, 44, 159, 1.2)], "#6E6486");

const mark = (type: string): string =>
  `<circle r="23" fill="${CREAM}" ${stroke()}/><g class="ns-held">` +
  `<use href="#g-${type}" x="-16" y="-16" width="32" height="32"/></g>`;
const isDrawn = (thing: string): thing is keyof typeof THINGS => thing in THINGS;
const held = ({ thing }: Look): string =>
  `<g transform="translate(172 176)">${isDrawn(thing) ? THINGS[thing] : mark(thing)}</g>`;

function hat(side: Side, look: Look): string {
  if (side === "witch") return look.woman ? hood(look) : pointedHat(look);
  return look.woman ? BONNET : TALL_HAT;
}

/** The picture of a character as SVG source, 220 x 210. */
export function figure(name: CharacterName, side: Side): string {
  const look = LOOKS[name];
  return (
    (side === "witch" ? NIGHT_SKY : DAY_SKY) +
    body(look) +
    FACE +
    COLLAR[side] +
    hat(side, look) +
    (side === "witch" ? RAVEN : "") +
    held(look)
  );
}
