import { f1, range } from "./geometry";
import { Lettering } from "./lettering";
import { ringPoint, ringSegment } from "./ring-steps";

/** A dial of `count` segments round (0,0), numbered from 1, with a scale outside. */
export function Ring({
  count,
  inner,
  outer,
  fontSize = 13,
}: {
  count: number;
  inner: number;
  outer: number;
  fontSize?: number;
}) {
  const rim = outer + 7,
    ticks = count * 5;
  return (
    <>
      <circle r={rim} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="2" />
      <circle r={outer + 3} fill="none" stroke="var(--ink)" stroke-width=".8" />
      {range(count).map(n => {
        const [x, y] = ringPoint(n, count, inner + fontSize * 0.85);
        return (
          <>
            <path
              d={ringSegment(n, count, inner, outer)}
              fill={n % 2 ? "var(--paper-sunk)" : "var(--paper-raised)"}
              stroke="var(--rule-strong)"
              stroke-width="1"
            />
            <Lettering
              x={f1(x)}
              y={f1(y + fontSize * 0.35)}
              text-anchor="middle"
              font-size={fontSize}
              fill="var(--ink)"
              class="serif"
            >
              {n + 1}
            </Lettering>
          </>
        );
      })}
      <path
        d={range(ticks)
          .map(i => {
            const [x1, y1] = ringPoint(i, ticks, rim),
              [x2, y2] = ringPoint(i, ticks, rim - (i % 5 ? 4 : 7));
            return `M${f1(x1)} ${f1(y1)}L${f1(x2)} ${f1(y2)}`;
          })
          .join("")}
        stroke="var(--ink)"
        stroke-width="1"
      />
    </>
  );
}
