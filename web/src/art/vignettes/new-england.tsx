/* New England: a farm on the bay, and the ship. */
import { Glyph, gouge, range } from "../../kit";
import { house, pines } from "../../kit/woodcut";
import { Raw } from "../raw";
import { ship } from "../ship";
import { CREAM, Ground, INK } from "./ground";
import { Sky } from "./sky";

const Barn = () => (
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
);

export const NewEngland = () => (
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
    <Barn />
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
