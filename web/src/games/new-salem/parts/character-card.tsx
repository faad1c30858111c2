/* A character card: side, half-figure, name, trade, what is collected. */
import { gouge, range } from "../../../kit";
import { figure, isWoman } from "../art/figures";
import type { CharacterName, Known } from "../model";
import type { Play } from "../play";
import { TypeBadge } from "./type-badge";

/** "Mercy Talbot, bookbinder" is the name and the trade. */
export const nameAndTrade = (play: Play, name: CharacterName): readonly string[] =>
  play.table.say(`character-${name}`).split(", ");

export function CharacterCard({ play, name, known }: { play: Play; name: CharacterName; known: Known }) {
  const { say } = play.table,
    [who, trade] = nameAndTrade(play, name);
  return (
    <div class={`ns-char ${known.side}`}>
      <p class="band">{say(`ns-band-${known.side}`, { woman: isWoman(name) ? "yes" : "no" })}</p>
      <svg
        class="art"
        viewBox="0 0 220 210"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: figure(name, known.side) }}
      />
      <p class="foot">
        <b>{who}</b>
        <i>{trade}</i>
        <span class="types">
          {known.types.map(type => (
            <TypeBadge key={type} type={type} label={say(`type-${type}`)} />
          ))}
        </span>
      </p>
    </div>
  );
}

const GRAIN = range(22)
  .map(i => gouge(-6, 8 + i * 15.5, 226, 4 + i * 15.5, 1.6, ((i % 3) - 1) * 6))
  .join("");

export const CharacterBack = () => (
  <div class="ns-char back">
    <svg viewBox="0 0 220 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="220" height="330" fill="var(--stone-wood)" />
      <path d={GRAIN} fill="var(--stone-wood-ink)" opacity=".6" />
      <rect
        x="16"
        y="16"
        width="188"
        height="298"
        fill="none"
        stroke="var(--stone-wood-ink)"
        stroke-width="3"
      />
      <rect
        x="23"
        y="23"
        width="174"
        height="284"
        fill="none"
        stroke="var(--stone-wood-hi)"
        stroke-width="1.5"
      />
      <g transform="translate(110 165)">
        <circle r="52" fill="var(--stone-wood-hi)" stroke="var(--stone-wood-ink)" stroke-width="3" />
        <path d="M-30 20V-6L0-32 30-6v26z" fill="var(--stone-wood-ink)" />
        <path d="M-8 20V2H8v18zM-24 2h9v9h-9zM15 2h9v9h-9z" fill="#F4C95A" />
      </g>
    </svg>
  </div>
);
