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

export const GRAIN = range(22)
  .map(i => gouge(-6, 8 + i * 15.5, 226, 4 + i * 15.5, 1.6, ((i % 3) - 1) * 6))
  .join("");
