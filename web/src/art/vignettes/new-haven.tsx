/* New Haven: a village above its harvest tiles. */
import { Glyph, type GlyphName, range, Stamp, type Terrain } from "../../kit";
import { church, house, pines } from "../../kit/woodcut";
import { Raw } from "../raw";
import { Ground, INK } from "./ground";
import { Sky } from "./sky";

const HARVEST: Record<string, Terrain> = { S: "meadow", R: "mountain", T: "autumn", W: "field" };
const GLYPH: Record<string, readonly [GlyphName, number]> = {
  S: ["sheep", 21],
  R: ["stone", 25],
  W: ["wheat", 22],
};

export function NewHaven() {
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
