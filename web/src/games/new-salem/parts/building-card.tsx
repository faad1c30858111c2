/* A card of the hand: picture, name, symbols. */

import { Glyph, type GlyphName, INK, range } from "../../../kit";
import type { Card } from "../model";
import { joins } from "./card-measures";
import { Slice } from "./slice";
import { TypeMark } from "./type-mark";

const symbols = ({ hope, despair, remove }: Card): GlyphName[] => [
  ...range(hope).map(() => "hope" as const),
  ...range(despair).map(() => "despair" as const),
  ...range(remove).map(() => "undespair" as const),
];

export function BuildingCard({ card, name, none }: { card: Card; name: string; none: string }) {
  const shown = symbols(card);
  return (
    <svg class="ns-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="4" fill="var(--card)" />
      <Slice {...card} />
      <path d={joins(card.position, 68)} fill="var(--card)" stroke={INK} stroke-width="1.4" />
      <path d="M0 90h100" stroke={INK} stroke-width="1.6" />
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="4" fill="none" stroke={INK} stroke-width="1.8" />
      <TypeMark type={card.type} x={15} y={15} r={11} />
      <text
        x="50"
        y="106"
        text-anchor="middle"
        font-size={name.length > 12 ? 11.5 : 13.5}
        font-weight="700"
        fill={INK}
        class="serif"
      >
        {name}
      </text>
      <g class="ns-print">
        {shown.length ? (
          shown.map((s, i) => (
            <Glyph key={i} name={s} x={50 - (shown.length - 1) * 11 + i * 22} y={122} size={23} />
          ))
        ) : (
          <text x="50" y="126" text-anchor="middle" font-size="11.5" fill="var(--card-ink-2)">
            {none}
          </text>
        )}
      </g>
    </svg>
  );
}
