/* Cubes in the foot of a built card: one by one, or counted when they are many. */

import { Glyph, INK, range } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { FOOT, PICTURE } from "./card-measures";

export function Cubes({ x, hope, despair }: { x: number; hope: number; despair: number }) {
  const y = PICTURE + FOOT / 2;
  if (hope + despair <= 4)
    return (
      <>
        {range(hope + despair).map(i => (
          <Glyph
            key={i}
            class="ns-cube"
            name={i < hope ? "hope" : "despair"}
            x={x + 50 - (hope + despair - 1) * 11 + i * 22}
            y={y}
            size={22}
          />
        ))}
      </>
    );
  const kinds = (
      [
        ["hope", hope],
        ["despair", despair],
      ] as const
    ).filter(([, n]) => n > 0),
    at = (i: number) => x + 50 + (i - (kinds.length - 1) / 2) * 46;
  return (
    <>
      {kinds.map(([kind, n], i) => (
        <g key={kind}>
          <Glyph name={kind} x={at(i) - 9} y={y} size={22} />
          <Lettering x={at(i) + 4} y={y + 6.5} font-size="18" font-weight="700" fill={INK} class="serif">
            {n}
          </Lettering>
        </g>
      ))}
    </>
  );
}
