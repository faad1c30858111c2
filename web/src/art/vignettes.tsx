/* Five vignettes, 260 x 148: what a table of each game looks like, told as a woodcut. */
import type { FunctionComponent } from "preact";
import {
  Compass,
  dice,
  Figure,
  f1,
  Glyph,
  type GlyphName,
  gouge,
  hexPoints,
  type Point,
  poly,
  Rhumbs,
  range,
  Stamp,
  type Terrain,
} from "../kit";
import { arch, church, gable, house, pane, pines, roof, shade, slope, wall } from "../kit/woodcut";
import { need, nth } from "../lookup";
import { Raw } from "./raw";
import { ship } from "./ship";

const INK = "#241B13",
  CREAM = "#F7EEDB";
const Sky = ({ ink, seed, n = 7, gap = 7 }: { ink: string; seed: number; n?: number; gap?: number }) => {
  const r = dice(seed);
  let d = "";
  range(n).forEach(i => {
    for (let x = -10; x < 260; ) {
      const w = 16 + r() * 50;
      if (r() > 0.35) d += gouge(x, 7 + i * gap, x + w, 7 + i * gap, 0.9);
      x += w + 6 + r() * 22;
    }
  });
  return <path d={d} fill={ink} />;
};
const Ground = () => <rect width="260" height="148" fill="var(--sea-wash)" />;

const HARVEST: Record<string, Terrain> = { S: "meadow", R: "mountain", T: "autumn", W: "field" };
const GLYPH: Record<string, readonly [GlyphName, number]> = {
  S: ["sheep", 21],
  R: ["stone", 25],
  W: ["wheat", 22],
};
function NewHaven() {
  const quarters = ["TTWWWSSRRW", "TRRWSSSRTT", "SRWWWTTSSW", "SSWRRTWWSR"].flatMap((row, y) =>
    [...row].map((k, x) => ({ k, x: x * 30 - 20, y: 62 + y * 30, cut: 1 + ((x + y) % 3) })),
  );
  return (
    <>
      <Ground />
      <Sky ink="var(--sea-line)" seed={4} n={6} />
      <path d="M0 60Q60 44 130 54T260 48V70H0z" fill="var(--t-forest)" stroke={INK} />
      <Raw
        svg={
          church(112, 64) +
          house(78, 64, 26, 15) +
          house(168, 64, 28, 16, "#8A4A3A") +
          house(44, 64, 22, 13, "var(--t-lake-p)") +
          pines([
            [26, 64, 26],
            [206, 64, 28],
            [222, 64, 22],
            [12, 64, 20],
            [242, 64, 26],
          ])
        }
      />
      <g style={{ "--gi": INK, "--gl": "#FFFDF4", "--gw": "var(--t-field-l)" }}>
        {quarters.map(({ k, x, y, cut }) => (
          <>
            <rect x={x} y={y} width="30.3" height="30.3" fill={`var(--t-${HARVEST[k]})`} />
            {GLYPH[k] ? (
              <Glyph name={GLYPH[k][0]} x={x + 15} y={y + 15} size={GLYPH[k][1]} />
            ) : (
              <Stamp name="autumn" x={x + 15} y={y + 15} size={31} cut={cut} />
            )}
          </>
        ))}
      </g>
      <path
        d={`M0 62h260M0 92h260M0 122h260${range(9)
          .map(i => `M${10 + i * 30} 62v90`)
          .join("")}`}
        stroke={INK}
        stroke-opacity=".55"
      />
      <path d="M0 62h260" stroke={INK} stroke-width="1.8" />
    </>
  );
}

const CHART: Record<string, Terrain> = {
  G: "meadow",
  M: "mountain",
  H: "hills",
  S: "steppe",
  F: "forest",
  P: "prairie",
  A: "field",
  L: "lake",
};
const CELLS =
  "G-2,-1 G-1,-1 M0,-1 H1,-1 H2,-1 S-2,0 F-1,0 M0,0 P1,0 P2,0 F-2,1 A-1,1 L0,1 L1,1 S-3,1 G-1,-2 G0,-2 H1,-2 H2,-2 A-2,2 A-1,2 L0,2 P3,-1".split(
    " ",
  );
function TerraNova() {
  const S = 21,
    put = (q: number, r: number): Point => [140 + S * 1.732 * (q + r / 2), 78 + S * 1.5 * r];
  const cells = CELLS.map(c => {
    const [q, r] = c.slice(1).split(",").map(Number) as [number, number],
      [x, y] = put(q, r);
    return { t: need(CHART[nth(c, 0, "c")], "CHART"), x, y };
  });
  const Stone = ({ q, r }: { q: number; r: number }) => {
    const [x, y] = put(q, r);
    return (
      <>
        <path
          d={poly(hexPoints(x, y, 18.5))}
          fill="var(--stone-wood)"
          stroke="var(--stone-wood-ink)"
          stroke-width="1.6"
        />
        <path
          d={poly(hexPoints(x, y - 1, 13.5))}
          fill="var(--stone-wood-hi)"
          stroke="var(--stone-wood-ink)"
        />
      </>
    );
  };
  const Pioneer = ({ seat, q, r }: { seat: number; q: number; r: number }) => {
    const [x, y] = put(q, r);
    return <Figure seat={seat} x={x} y={y + 12} scale={1.05} />;
  };
  return (
    <>
      <Ground />
      <g style={{ color: "var(--sea-line)" }}>
        <Rhumbs x={27} y={116} r={320} n={24} />
      </g>
      {[16, 8].map((w, i) => (
        <path
          d={cells.map(c => poly(hexPoints(c.x, c.y, S))).join("")}
          fill="none"
          stroke="var(--sea-line)"
          stroke-opacity={0.3 + i * 0.2}
          stroke-width={w}
          stroke-linejoin="round"
        />
      ))}
      {cells.map(c => (
        <>
          <path
            d={poly(hexPoints(c.x, c.y, S + 0.3))}
            fill={`var(--t-${c.t})`}
            stroke={INK}
            stroke-width="1"
          />
          <Stamp name={c.t} x={c.x} y={c.y} size={37} cut={1 + (Math.floor(c.x) % 3)} />
        </>
      ))}
      <Stone q={1} r={-1} />
      <Stone q={0} r={0} />
      <Stone q={0} r={1} />
      <Stone q={1} r={-2} />
      <Pioneer seat={0} q={1} r={0} />
      <Pioneer seat={1} q={-1} r={0} />
      <Pioneer seat={2} q={0} r={-1} />
      <g style={{ color: "var(--ink-2)" }}>
        <Compass x={27} y={116} r={17} />
      </g>
    </>
  );
}

const NewEngland = () => (
  <>
    <Ground />
    <Sky ink="var(--sea-line)" seed={9} n={8} />
    <path d="M150 74h110v74H150z" fill="var(--t-lake)" />
    <path
      d={range(36)
        .map(k => {
          const i = Math.floor(k / 4),
            x = 160 + (k % 4) * 30 + (i % 2) * 14,
            y = 82 + i * 8;
          return gouge(x, y, x + 9, y, 1, 3) + gouge(x + 9, y, x + 18, y, 1, 3);
        })
        .join("")}
      fill="var(--t-lake-p)"
    />
    <path
      d="M0 70Q40 58 90 66Q140 70 168 82Q196 98 180 118Q172 134 196 148H0z"
      fill="var(--t-meadow)"
      stroke={INK}
      stroke-width="1.8"
    />
    <path d="M0 108Q60 96 112 112L134 148H0z" fill="var(--t-soil)" stroke={INK} stroke-width="1.3" />
    <path
      d={range(7)
        .map(i => gouge(-4 + i * 6, 112 + i * 5, 108 + i * 4, 116 + i * 5, 1.5, -5))
        .join("")}
      fill="var(--t-soil-l)"
    />
    <g transform="translate(34 98)">
      <path
        d="M0 0V-26L8-42L26-50L44-42L52-26V0z"
        fill="#A33A2C"
        stroke={INK}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-4-24L6-44L26-54L46-44L56-24" fill="none" stroke={INK} stroke-width="3" />
      <path
        d="M17 0V-18H35V0zM17-18L35 0M35-18L17 0M21-30h10v-9h-10z"
        fill={CREAM}
        stroke={INK}
        stroke-width="1.3"
      />
      <path
        d={range(4)
          .map(i => gouge(49 - i * 3.5, -2, 49 - i * 3.5, -24, 0.9))
          .join("")}
        fill={INK}
      />
    </g>
    <Raw svg={house(100, 98, 28, 17, "var(--t-lake-p)")} />
    <path d="M122 74v-10h6v14" fill={CREAM} stroke={INK} stroke-width="1.3" />
    <path d="M124 60q6-8 0-14t5-14" fill="none" stroke={INK} stroke-width="1.3" opacity=".6" />
    <Raw
      svg={pines([
        [12, 90, 30],
        [144, 96, 24],
        [22, 94, 22],
      ])}
    />
    <g style={{ "--gi": INK, "--gl": "#FFFDF4" }}>
      <Glyph name="sheep" x={150} y={108} size={22} />
      <Glyph name="sheep" x={128} y={116} size={20} />
    </g>
    <g transform="translate(182 26) scale(.31)" style={{ "--sail": "#FBF3DF", "--hi": INK }}>
      <Raw svg={ship()} />
    </g>
    <path
      d={gouge(186, 93, 208, 93, 1.8, 4) + gouge(208, 93, 232, 94, 1.8, 4) + gouge(228, 93, 254, 93, 1.8, 4)}
      fill="#FBF5E7"
    />
    <g style={{ color: INK, "--k": CREAM }}>
      <Glyph name="pilgrim" x={162} y={128} size={34} />
    </g>
  </>
);

const VALLEY: Record<string, Terrain> = { F: "forest", P: "meadow", M: "mountain" };
function Neuland() {
  const S = 38,
    put = (q: number, r: number): Point => [130 + S * 1.732 * (q + r / 2), 80 + S * 1.5 * r];
  const cells = "F0,0 M-1,0 P1,0 P0,-1 F1,-1 P-1,1 M0,1 F-2,1 M2,-1 P1,1 F-1,-1 F2,0 P-2,0"
    .split(" ")
    .map(c => {
      const [q, r] = c.slice(1).split(",").map(Number) as [number, number],
        [x, y] = put(q, r);
      return { t: need(VALLEY[nth(c, 0, "c")], "VALLEY"), x, y };
    });
  const Building = ({ q, r, slot, good }: { q: number; r: number; slot: 0 | 1 | 2; good: GlyphName }) => {
    const [x, y] = put(q, r),
      v = hexPoints(x, y, S),
      c = (
        [
          [x, y - S / 2],
          [x + S * 0.433, y + S / 4],
          [x - S * 0.433, y + S / 4],
        ] as const
      )[slot];
    const corners = [
      [x, y] as Point,
      ...nth(
        [
          [5, 0, 1],
          [1, 2, 3],
          [3, 4, 5],
        ],
        slot,
        "list",
      ).map(i => nth(v, i, "v")),
    ].map(([a, b]): Point => [c[0] + (a - c[0]) * 0.9, c[1] + (b - c[1]) * 0.9]);
    return (
      <>
        <path d={poly(corners)} fill={CREAM} stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
        <g style={{ color: INK }}>
          <Glyph name={good} x={c[0]} y={c[1]} size={21} />
        </g>
      </>
    );
  };
  const at = (a: number, q: number) => `${f1(130 + q * Math.sin(a))} ${f1(80 - q * Math.cos(a))}`;
  const ring = range(20)
    .map(k => {
      const a = ((2 * k + 1) * Math.PI) / 20,
        b = ((2 * k + 2) * Math.PI) / 20;
      return `M${at(a, 132)}L${at(b, 132)}L${at(b, 150)}L${at(a, 150)}z`;
    })
    .join("");
  return (
    <>
      <Ground />
      <circle cx="130" cy="80" r="150" fill="var(--paper-raised)" stroke={INK} />
      <path d={ring} fill="var(--ink)" opacity=".8" />
      <circle cx="130" cy="80" r="132" fill="var(--sea-wash)" stroke={INK} />
      {cells.map(c => (
        <>
          <path
            d={poly(hexPoints(c.x, c.y, S + 0.3))}
            fill={`var(--t-${c.t})`}
            stroke={INK}
            stroke-width="1.6"
          />
          <Stamp name={c.t} x={c.x} y={c.y} size={60} cut={1 + (Math.abs(Math.floor(c.x + c.y)) % 3)} />
        </>
      ))}
      <Building q={0} r={0} slot={0} good="wood" />
      <Building q={0} r={0} slot={2} good="paper" />
      <Building q={1} r={0} slot={0} good="food" />
      <Building q={-1} r={0} slot={0} good="rock" />
      <Building q={0} r={-1} slot={1} good="cloth" />
      <Building q={-1} r={1} slot={0} good="wool" />
      <Building q={1} r={-1} slot={2} good="coal" />
      <Figure seat={2} x={144} y={108} scale={1.25} />
      <Figure seat={1} x={206} y={74} scale={1.15} />
      <g style={{ color: "var(--p1)" }} stroke={INK} stroke-width=".8">
        <Glyph name="banner" x={70} y={54} size={34} />
      </g>
    </>
  );
}

const NIGHT = "#3A3F57",
  DARK = "#14110F",
  LAMP = "#F4C95A";
const NewSalem = () => (
  <>
    <rect width="260" height="148" fill={NIGHT} />
    <Sky ink="#6C7390" seed={13} n={13} gap={7.5} />
    <circle cx="190" cy="46" r="30" fill="#F3E2B3" />
    <path
      d={range(6)
        .map(i => gouge(166 + i, 32 + i * 7, 212 - i * 2, 30 + i * 7, 1))
        .join("")}
      fill={NIGHT}
      opacity=".3"
    />
    <path d="M0 112Q70 96 140 108T260 100V148H0z" fill="#2A2F3A" stroke={DARK} stroke-width="1.5" />
    <g transform="translate(0 32)">
      <Raw
        svg={
          gable(20, 80, 54, 30, 28, "#6C4A63") +
          pane(28, 58, 9, 10, LAMP) +
          pane(56, 58, 9, 10, LAMP) +
          arch(41, 80, 12, 17, DARK) +
          wall(60, 22, 8, 14, "#6b5048") +
          wall(92, 30, 40, 50) +
          shade(92, 30, 40, 50, 5) +
          roof(87, 30, 50, 24, "#8E3A32") +
          slope(87, 30, 50, 24) +
          pane(99, 38, 8, 10, LAMP) +
          pane(117, 38, 8, 10) +
          pane(99, 56, 8, 10) +
          arch(113, 80, 12, 20, DARK) +
          gable(148, 80, 44, 24, 20, "#4D5A4A") +
          pane(155, 62, 8, 9) +
          pane(177, 62, 8, 9, LAMP) +
          arch(165, 80, 10, 14, DARK)
        }
      />
    </g>
    <path d="M200 116h46v4h-46zM204 120v14M242 120v14" stroke={DARK} stroke-width="2.6" fill={DARK} />
    <path d="M212 116V62h26M212 76l12-14M234 62v12" fill="none" stroke={DARK} stroke-width="3.2" />
    <ellipse cx="234" cy="78" rx="3.4" ry="4.6" fill="none" stroke={DARK} stroke-width="1.6" />
    <path
      d={
        gouge(8, 134, 10, 62, 3.5) +
        gouge(9, 96, -6, 66, 1.6, 3) +
        gouge(10, 86, 26, 58, 1.6, -3) +
        gouge(10, 74, 0, 48, 1.2) +
        gouge(18, 72, 34, 66, 1) +
        gouge(150, 26, 160, 22, 1.8, 4) +
        gouge(160, 22, 172, 25, 1.8, 4) +
        gouge(132, 40, 140, 37, 1.4, 3) +
        gouge(140, 37, 149, 39, 1.4, 3)
      }
      fill={DARK}
    />
    <g transform="translate(78 138)" fill={DARK}>
      <path d="M-7 0L-4-18H4L7 0zM-9-19H9L2-22L4-36L-3-22z" />
      <circle cy="-20" r="3.5" />
    </g>
    <g transform="translate(98 140)" fill={DARK}>
      <path d="M-7 0L-4-17H4L7 0zM-8-21H8M-5-21V-29H5V-21z" stroke={DARK} stroke-width="1.6" />
      <circle cy="-19" r="3.5" />
    </g>
  </>
);

export const VIGNETTES: Readonly<Record<string, FunctionComponent>> = {
  "new-haven": NewHaven,
  "terra-nova": TerraNova,
  "new-england": NewEngland,
  neuland: Neuland,
  "new-salem": NewSalem,
};
