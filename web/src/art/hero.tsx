/* Landfall: the picture on the door. */
import { dice, gouge, range } from "../kit/geometry";
import { Rhumbs } from "../kit/rhumbs";
import { church, house, pines } from "../kit/woodcut";
import { Raw } from "./raw";
import { ship } from "./ship";

const SUN = [1120, 205] as const;

/** Cuts in the sky, never over the ship or the sun. */
function sky(r: () => number): string {
  let out = "";
  range(26).forEach(i => {
    const y = -24 + i * 9;
    let x = 640 + r() * 120 - i * 2;
    while (x < 1460) {
      const w = 40 + r() * 130,
        atShip = Math.abs(y - 70) < 26 && x > 640 && x < 980;
      if (r() > 0.26 && !atShip && Math.hypot(x + w / 2 - SUN[0], y - 150) > 96)
        out += gouge(x, y, x + w, y + r() * 2 - 1, 1.1);
      x += w + 8 + r() * 40;
    }
  });
  return out;
}
function water(r: () => number): { waves: string; foam: string } {
  let waves = "",
    foam = "";
  range(12).forEach(i => {
    const y = 214 + i * i * 0.55 + i * 4,
      s = 8 + i * 2.6;
    let x = -20 + r() * s * 2;
    while (x < 1460) {
      if (r() > 0.22) {
        waves +=
          gouge(x, y, x + s, y, 1 + i * 0.14, s * 0.3) + gouge(x + s, y, x + 2 * s, y, 1 + i * 0.14, s * 0.3);
        if (r() > 0.5)
          foam += gouge(x + s * 0.4, y + 3 + i * 0.3, x + s * 1.7, y + 3 + i * 0.3, 0.7 + i * 0.08, s * 0.1);
      }
      x += s * (2.3 + r() * 2.2);
    }
  });
  return { waves, foam };
}
const hatch = (x0: number, y0: number, n: number, dx: number, dy: number, l: number): string =>
  range(n)
    .map(i => gouge(x0 + i * dx, y0 + i * dy, x0 + i * dx + l * 0.5, y0 + i * dy + l, 1.3, 2))
    .join("");
const gull = (x: number, y: number, s: number): string =>
  gouge(x, y, x + s, y - s * 0.28, s * 0.14, s * 0.28) +
  gouge(x + s, y - s * 0.28, x + s * 2.1, y - s * 0.07, s * 0.14, s * 0.28);

const dieSky = dice(5),
  SKY = sky(dieSky),
  { waves: WAVES, foam: FOAM } = water(dieSky);
const RAYS = range(28)
  .map(i => {
    const a = Math.PI * (1 + (i + 0.5) / 28),
      q = 68 + (i % 2) * 4,
      l = i % 2 ? 96 : 122;
    return gouge(
      SUN[0] + q * Math.cos(a),
      SUN[1] + q * Math.sin(a),
      SUN[0] + l * Math.cos(a),
      SUN[1] + l * Math.sin(a),
      2.2,
    );
  })
  .join("");

/** Sun, rays and the cuts of the sky. */
const Sky = () => (
  <>
    <path d={SKY} fill="var(--sea-line)" opacity=".55" />
    <g style={{ color: "var(--sea-line)" }} opacity=".5">
      <Rhumbs x={230} y={300} r={900} n={32} />
    </g>
    <path d={RAYS} fill="var(--wax)" />
    <circle cx={SUN[0]} cy={SUN[1]} r="58" fill="var(--wax)" />
    <path
      d={range(7)
        .map(i => gouge(1072 + i * 2, 178 + i * 8, 1168 - i * 2, 176 + i * 8, 1.2))
        .join("")}
      fill="var(--sky)"
      opacity=".8"
    />
  </>
);

/** The land far off. */
const Hills = () => (
  <>
    <path
      d="M960 216Q1020 188 1085 194Q1140 168 1210 182Q1290 150 1360 166L1440 152V330H960z"
      fill="var(--far)"
      stroke="var(--hi)"
      stroke-width="1.3"
    />
    <path
      d={hatch(1150, 180, 9, 7, 1.5, 22) + hatch(1300, 160, 12, 8, 0.5, 26) + hatch(1040, 200, 8, 7, 0, 14)}
      fill="var(--hi)"
      opacity=".55"
    />
  </>
);

/** The shore with its village and landing. */
const Village = () => (
  <>
    <path
      d="M1080 258Q1130 236 1180 238Q1230 214 1300 220Q1370 206 1440 204V330H1150Q1120 282 1080 258z"
      fill="var(--nearland)"
      stroke="var(--hi)"
      stroke-width="1.8"
    />
    <path
      d={
        hatch(1110, 250, 12, 9, -1.5, 26) + hatch(1180, 282, 12, 20, 1, 20) + hatch(1230, 262, 10, 22, -2, 20)
      }
      fill="var(--hi)"
      opacity=".6"
    />
    <Raw
      svg={
        pines(
          [
            [1196, 246, 34],
            [1214, 242, 40],
            [1232, 246, 32],
            [1372, 226, 44],
            [1392, 230, 50],
            [1412, 226, 42],
            [1430, 234, 48],
          ],
          "#1D3A27",
        ) +
        church(1300, 240) +
        house(1256, 250, 30, 17, "#8A4A3A") +
        house(1352, 252, 34, 18) +
        house(1222, 268, 34, 19, "var(--t-lake-p)")
      }
    />
    <path d="M1284 232q6-10 0-16t4-16" fill="none" stroke="var(--hi)" stroke-width="1.5" opacity=".7" />
    <path
      d="M1100 270h58v4h-58zM1108 274v14M1126 274v14M1144 274v14"
      stroke="var(--hi)"
      stroke-width="2"
      fill="#B98A5C"
    />
    <Raw
      svg={pines(
        [
          [1310, 290, 46],
          [1334, 294, 38],
          [1410, 286, 50],
        ],
        "#14281B",
      )}
    />
  </>
);

/** The ship, the gulls and her wake. */
const Voyage = () => (
  <>
    <path d={gull(1010, 62, 14) + gull(1052, 44, 10) + gull(986, 92, 10)} fill="var(--hi)" />
    <g transform="translate(742 24) scale(1.16)">
      <Raw svg={ship()} />
    </g>
    <path
      d={range(9)
        .map(i => gouge(748 + i * 30, 272 + (i % 3) * 4, 792 + i * 30, 272 + (i % 2) * 4, 3.4, 8))
        .join("")}
      fill="var(--foam)"
    />
    <path
      d={range(9)
        .map(i => gouge(756 + i * 32, 279 + (i % 2) * 4, 796 + i * 32, 280, 2, 7))
        .join("")}
      fill="var(--hi)"
    />
  </>
);

export const Hero = ({ phone }: { phone: boolean }) => (
  <svg
    viewBox={phone ? "736 -20 500 316" : "0 -34 1440 330"}
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <Sky />
    <Hills />
    <rect y="212" width="1440" height="120" fill="var(--deep)" />
    <path d={WAVES} fill="var(--hi)" opacity=".75" />
    <path d={FOAM} fill="var(--foam)" />
    <Village />
    <Voyage />
  </svg>
);
