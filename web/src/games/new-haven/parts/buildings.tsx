/* Buildings in hand: those that can be built now have the rope; below each, in how many places it can go. */
import { disc, Selected } from "../../../kit";
import { Cell } from "../../cell";
import { inHand } from "../pieces";
import { isBuilding, ownBoard, type Play, pickBuilding } from "../play";
import { handWords } from "../words";
import { Building } from "./building";

/** A row has places for so many; up to the second number they move closer, then there are two rows. */
const ROW = 7,
  CLOSE = 9,
  /** From here on the number of places has no room for the word. */
  MANY = 10;

interface InHandProps {
  play: Play;
  codes: readonly string[];
  i: number;
  code: string;
  on: boolean;
}

/** It is the time to build: what cannot be built is dim, and its plots say why. */
function InHand({ play, codes, i, code, on }: InHandProps) {
  const { say, legal } = play.table,
    building = isBuilding(play),
    places = [...new Set(legal.value.where("build", { building: code }).map(a => String(a.action.plot)))],
    can = places.length > 0,
    name = say(`building-${code}`);
  return (
    <div class={`nh-disc${building && !can ? " dim" : ""}`}>
      <svg class="nh-art" viewBox="-27 -27 54 54" role="presentation">
        <title>{name}</title>
        <g data-piece={play.pieces.value.get(inHand(codes, i))?.id}>
          <Building code={code} r={22} />
        </g>
        <Cell
          name={code}
          label={handWords(say, code, places, building)}
          d={disc(23)}
          thin
          wash={false}
          legal={can}
          own
          pressed={building ? on : undefined}
          class={building && !can ? "why" : undefined}
          onPick={building ? () => pickBuilding(play, code) : undefined}
        />
        {on && <Selected d={disc(23.5)} />}
      </svg>
      {building && (
        <small aria-hidden="true">
          {!can
            ? "–"
            : codes.length > ROW || places.length >= MANY
              ? places.length
              : say("nh-places", { n: places.length })}
        </small>
      )}
    </div>
  );
}

export function Buildings({ play }: { play: Play }) {
  const codes = ownBoard(play)?.buildings ?? [],
    chosen = play.chosen.value,
    /* Of two equal buildings the first one is chosen. */
    chosenAt = chosen === null ? -1 : codes.indexOf(chosen),
    n = codes.length,
    across = Math.max(ROW, n <= CLOSE ? n : Math.ceil(n / 2));
  return (
    <div class="discs" style={{ "--across": across }}>
      {codes.map((code, i) => (
        <InHand key={i} play={play} codes={codes} i={i} code={code} on={i === chosenAt} />
      ))}
    </div>
  );
}
