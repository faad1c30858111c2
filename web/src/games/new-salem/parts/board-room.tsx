/* New Salem's table: the town by night, the open events, every district. */
import { nth } from "../../../lookup";
import type { Play } from "../play";
import { Accusations } from "./accusations";
import { Answer } from "./answer";
import { District } from "./district";
import { DistrictRow } from "./district-row";
import { Events } from "./events";
import { FinalScene } from "./final-scene";
import { Hand } from "./hand";
import { NightGauge } from "./night-gauge";
import { Opened } from "./opened";
import { Panoramas } from "./panoramas";
import { RoleScene } from "./role-scene";
import { Sets } from "./sets";
import { TypeHeads } from "./type-heads";

/** So many districts fit as sheets; more are rows. On a low screen no two sheets fit one above the other. */
const SHEETS: Readonly<Record<"phone" | "tablet" | "desktop", number>> = { phone: 2, tablet: 4, desktop: 8 };
const LOW_SHEETS = 3;
/** More rows than these stand side by side on a low wide screen. */
const ONE_COLUMN = 5;
/** Columns by the number of districts on a wide screen. */
const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4] as const;
/** At the end, beside the points: all districts, on less width and more height. */
const COLUMNS_AT_THE_END = [1, 1, 2, 2, 2, 2, 2, 3, 3] as const;

/** The districts shown: the others', clockwise from the viewer; at the end all, the winners first. */
function seatsShown(play: Play): number[] {
  const { players, over, outcome } = play.table.view.value,
    me = play.table.me.value,
    round = Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players),
    won = (seat: number) => (outcome?.winners.includes(seat) ? 0 : 1);
  if (over) return round.sort((a, b) => won(a) - won(b));
  return round.filter(seat => seat !== me);
}

/** Night falls with the events; a trial is the constable's moment; the accused is alone. */
function moodOf(play: Play): string {
  const { board, over } = play.table.view.value;
  if (over || board.phase !== "triggering") return "day";
  const tried = play.table.fresh.value.findLast(e => e.kind === "trial" || e.kind === "retrial");
  if (tried && tried.seat !== null && tried.seat === play.table.me.value) return "tried";
  return "night";
}

/** The phone has everything at the thumb: own district and hand under the others. */
function Thumb({ play }: { play: Play }) {
  const { me, view } = play.table;
  if (me.value === null || view.value.over) return null;
  return (
    <div class="ns-thumb">
      <Answer play={play} />
      <Sets play={play} seat={me.value} />
      {play.sheet.value === "hand" && <Hand play={play} />}
    </div>
  );
}

function Districts({ play, seats }: { play: Play; seats: readonly number[] }) {
  const width = play.table.width.value,
    most = width === "desktop" && play.low.value ? LOW_SHEETS : SHEETS[width],
    wide = play.table.view.value.over ? COLUMNS_AT_THE_END : COLUMNS,
    columns = width === "desktop" ? nth(wide, seats.length, "COLUMNS") : width === "tablet" ? 2 : 1;
  if (seats.length > most)
    return (
      <ul class={seats.length > ONE_COLUMN ? "ns-rows many" : "ns-rows"} style={{ "--rows": seats.length }}>
        <TypeHeads play={play} />
        {seats.map(seat => (
          <DistrictRow key={seat} play={play} seat={seat} />
        ))}
      </ul>
    );
  const spare = columns * Math.ceil(seats.length / columns) - seats.length;
  return (
    <div class="ns-towns" style={{ "--columns": columns }}>
      {seats.map(seat => (
        <District key={seat} play={play} seat={seat} />
      ))}
      {spare > 0 && <Accusations play={play} />}
    </div>
  );
}

export function BoardRoom({ play }: { play: Play }) {
  const { view, width } = play.table;
  return (
    <>
      <Panoramas />
      {play.reveal.telling.value ? (
        <FinalScene play={play} />
      ) : (
        <div class="ns-room" data-mood={moodOf(play)} data-over={view.value.over ? true : undefined}>
          <NightGauge play={play} />
          {!view.value.over && <Events play={play} />}
          <div class="ns-ground">
            <Districts play={play} seats={seatsShown(play)} />
            <Opened play={play} />
          </div>
          {width.value === "phone" && <Thumb play={play} />}
        </div>
      )}
      <RoleScene play={play} />
    </>
  );
}
