/* The slides of the chosen pioneer: a line in every direction up to the obstacle; hexes it may cross but not stop on are struck through. */

import { edge, f1 } from "../../../kit";
import { rays } from "../model";
import type { Play } from "../play";
import { INK } from "./ink";

export function Rays({ play }: { play: Play }) {
  const from = play.source.value,
    chart = play.chart.value;
  if (!from || !play.targets.value.size) return null;
  const found = rays(chart, from, [...play.targets.value.keys()]);
  return (
    <g pointer-events="none">
      <path
        d={found.map(({ end }) => edge(chart.at(from), chart.centre(end))).join("")}
        stroke={INK}
        stroke-width="7"
        stroke-linecap="round"
        opacity=".6"
      />
      <path
        d={found.map(({ end }) => edge(chart.at(from), chart.centre(end))).join("")}
        stroke="var(--rope-b)"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      {found
        .flatMap(r => r.barred)
        .map(hex => {
          const [x, y] = chart.centre(hex);
          return (
            <g key={hex.name}>
              <circle
                cx={f1(x)}
                cy={f1(y)}
                r="9"
                fill="var(--paper-raised)"
                stroke={INK}
                stroke-width="1.6"
              />
              <path d={`M${f1(x - 6)} ${f1(y + 6)}l12-12`} stroke={INK} stroke-width="2" />
            </g>
          );
        })}
    </g>
  );
}
