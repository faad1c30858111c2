/* While the start tiles are placed: the viewer's own to choose from, and which of the others' are still to come. */
import { SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import { TERRAINS, type TerrainId } from "../model";
import { holdStart, type Play, startInHand } from "../play";
import { Land } from "./land";
import { INK } from "./measures";

const Domino = ({ terrain }: { terrain: TerrainId }) => (
  <svg class="ne-domino" viewBox="-2 -2 132 68" aria-hidden="true">
    <Land terrain={terrain} x={0} y={0} />
    <Land terrain={terrain} x={64} y={0} />
    <rect width="128" height="64" fill="none" stroke={INK} stroke-width="2.5" />
  </svg>
);

/** The spaces of a seat's start tile; none while it waits. */
const placeOf = ({ table }: Play, seat: number, terrain: TerrainId): readonly string[] =>
  table.view.value.board.starts.find(s => s.seat === seat && s.terrain === terrain)?.spaces ?? [];

function Own({ play, seat, terrain }: { play: Play; seat: number; terrain: TerrainId }) {
  const { say, legal } = play.table,
    spaces = placeOf(play, seat, terrain),
    can = legal.value.where("place-start", { terrain }).length > 0,
    held = startInHand(play) === terrain;
  if (spaces.length)
    return (
      <div class="item gone">
        <Domino terrain={terrain} />
        <span>{say("ne-start-on", { spaces })}</span>
      </div>
    );
  return (
    <button
      type="button"
      class={`item ne-start${can && !held ? " can" : ""}`}
      aria-pressed={can ? held : undefined}
      aria-disabled={!can}
      onClick={() => can && holdStart(play, terrain)}
    >
      <Domino terrain={terrain} />
      <span>{say(`item-${terrain}`)}</span>
    </button>
  );
}

/** A family's three tiles; those on the board are faint. */
function Family({ play, seat }: { play: Play; seat: number }) {
  const { say, view, seats } = play.table,
    { family } = nth(view.value.board.seats, seat, "seats"),
    left = TERRAINS.filter(t => !placeOf(play, seat, t).length);
  return (
    <li>
      <SeatBadge seat={seat} letter={seats.value[seat]?.letter} size={24} />
      <b>{family}</b>
      <span class="vh">
        {say("ne-starts-left", { n: left.length, terrains: left.map(t => say(`item-${t}`)) })}
      </span>
      {TERRAINS.map(t => (
        <span key={t} class={left.includes(t) ? "left" : "on"} aria-hidden="true">
          <Domino terrain={t} />
        </span>
      ))}
    </li>
  );
}

export function Starts({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { starts, seats } = view.value.board,
    mine = me.value;
  return (
    <section class="panel ne-offer ne-starts">
      <header>
        <h2>{say("ne-starts")}</h2>
        <span class="end">
          {say("ne-starts-placed", { n: starts.length, of: seats.length * TERRAINS.length })}
        </span>
      </header>
      {mine !== null && (
        <div class="ne-hand">
          {TERRAINS.map(t => (
            <Own key={t} play={play} seat={mine} terrain={t} />
          ))}
        </div>
      )}
      <ul class="ne-families">
        {seats.map((_, seat) => seat !== mine && <Family key={seat} play={play} seat={seat} />)}
      </ul>
    </section>
  );
}
