/* Terrain never changes; its marks stop under stones. */

import { edge, f1, poly, Stamp } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { nth } from "../../../lookup";
import { type Chart, type Hex, SIDE } from "../model";
import type { Play } from "../play";
import { INK } from "./ink";

const CUT = (h: Hex) => 1 + ((h.row * 5 + h.x * 3) % 3);

/** The sea grows lighter towards the coast: widths and opacities of its lines. */
const SHALLOWS = [
  [22, 0.16],
  [14, 0.22],
  [6, 0.3],
] as const;

/** The land of each terrain as one path, and the edges within a terrain, between two, and to the sea. */
function outlines(chart: Chart) {
  const fills = new Map<string, string>();
  let inner = "",
    outer = "",
    coast = "";
  for (const hex of chart.hexes) {
    const p = chart.corners(hex, SIDE + 0.3);
    fills.set(hex.terrain, (fills.get(hex.terrain) ?? "") + poly(p));
    chart.around(hex).forEach((near, i) => {
      const line = edge(nth(p, i, "p"), nth(p, (i + 1) % 6, "p"));
      if (!near) coast += line;
      else if (i < 3) {
        if (near.terrain === hex.terrain) inner += line;
        else outer += line;
      }
    });
  }
  return { fills, inner, outer, coast };
}

/** The terrain's letter on every open hex, so that colour alone tells nothing. */
function Letters({ play, bare }: { play: Play; bare: readonly Hex[] }) {
  const { say, view, width } = play.table,
    size = width.value === "phone" ? 14 : 12;
  return (
    <>
      {view.value.board.terrains.map(({ name }) => (
        <g key={name} style={{ "--tn-p": `var(--t-${name}-p)`, "--tn-g": `var(--t-${name}-l)` }}>
          {bare
            .filter(h => h.terrain === name && !h.closed)
            .map(h => {
              const [x, y] = play.chart.value.centre(h);
              return (
                <Lettering key={h.name} x={f1(x - 15.5)} y={f1(y + 15)} class="tn-letter" font-size={size}>
                  {say(`tn-letter-${name}`)}
                </Lettering>
              );
            })}
        </g>
      ))}
    </>
  );
}

export function Ground({ play }: { play: Play }) {
  const chart = play.chart.value,
    { fills, inner, outer, coast } = outlines(chart),
    bare = chart.hexes.filter(h => !h.stone);
  return (
    <>
      {SHALLOWS.map(([w, o]) => (
        <path
          key={w}
          d={coast}
          stroke="var(--sea-line)"
          stroke-width={w}
          stroke-opacity={o}
          stroke-linecap="round"
        />
      ))}
      {[...fills].map(([terrain, d]) => (
        <path key={terrain} d={d} fill={`var(--t-${terrain})`} />
      ))}
      <path d={inner} stroke={INK} stroke-opacity=".22" stroke-width="1" />
      {bare.map(h => {
        const [x, y] = chart.centre(h);
        return <Stamp key={h.name} name={h.terrain} x={x} y={y} size={49} cut={CUT(h)} />;
      })}
      <Letters play={play} bare={bare} />
      <path d={outer} stroke={INK} stroke-opacity=".75" stroke-width="1.7" stroke-linecap="round" />
      <path d={coast} stroke={INK} stroke-width="2.6" stroke-linecap="round" />
    </>
  );
}
