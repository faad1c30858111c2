/* The name of a district: pressed, the district opens with whole cards. */
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import { panoramas } from "../model";
import type { Play } from "../play";
import { seatWords } from "../told";
import { actionOn, isAsked } from "./on-building";

/** Classes by state: whose turn, constable, on trial, a winner. */
export function districtLook(play: Play, seat: number): string {
  const { board, actors, over, outcome } = play.table.view.value,
    looks = [
      actors.includes(seat) && "now",
      board.constable === seat && !over && "cop",
      board.trials[seat] && "tried",
      over && outcome?.winners.includes(seat) && "won",
      over && seat === play.table.me.value && "own-town",
    ];
  return looks.map(look => (look ? ` ${look}` : "")).join("");
}

/** Is there anything in this district that is asked for? */
export function hasAsked(play: Play, seat: number): boolean {
  const { board, aids } = play.table.view.value;
  return panoramas(nth(board.towns, seat, "towns"), aids.buildings)
    .flat()
    .some(spot => isAsked(actionOn(play, seat, spot)));
}

export function Head({ play, seat, size }: { play: Play; seat: number; size: number }) {
  const { seats, view, me, say } = play.table,
    who = nth(seats.value, seat, "seats"),
    { over, outcome } = view.value;
  return (
    <h2>
      <button
        type="button"
        class="ns-head"
        data-cell={who.letter}
        data-own={seat === me.value ? true : undefined}
        aria-expanded={play.opened.value === seat}
        onClick={() => {
          play.opened.value = play.opened.value === seat ? null : seat;
        }}
      >
        <span class="vh">{`${seatWords(play, seat).join(" ")} ${say("ns-open-it")}`}</span>
        <SeatBadge seat={seat} letter={who.letter} size={size} />
        <span aria-hidden="true">{who.name}</span>
        {over && outcome?.winners.includes(seat) && <Icon name="crown" size={18} color="var(--ochre)" />}
      </button>
    </h2>
  );
}
