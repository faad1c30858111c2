/* The spaces of the timeline: who stands there, and the end of the turn where it can be. They come behind the land, so that no end stands before what else can be done. */
import { f1, Press, pointing, RopeLine, range, ringPoint, ringSegment, SeatMark } from "../../../kit";
import type { LegalAction } from "../../../types";
import { noUse } from "../../no-use";
import { EDGE, effectOf, INNER, OUTER } from "../model";
import type { Play } from "../play";
import { pressed } from "../touch";

/** Fingers may press a little inside the ring and on its rim. */
const REACH = 8;

function spaceInWords(play: Play, space: number, end: LegalAction | undefined): string {
  const { say, view } = play.table,
    { at, marker } = view.value.board.timeline,
    here = at.flatMap((one, seat) => (one === space ? [{ seat }] : [])),
    what = say("nl-space-cell", {
      space: space + 1,
      players: here,
      here: here.length ? "yes" : "no",
      marker: marker === space ? "yes" : "no",
    });
  if (!end) return what;
  const { total = 0, next = 0 } = effectOf(end);
  return `${say("nl-end-label", { space: space + 1, time: total, player: { seat: next } })}. ${what}`;
}

/** End the turn here: a finger sees first. */
function pick(play: Play, end: LegalAction): void {
  const key = `end-${String(end.action.steps)}`;
  if (pressed.touch && play.pinned.value !== key) {
    play.pinned.value = key;
    play.table.peek.value = end;
  } else play.carryOut(end);
}

/** The mark of the player who would move next. */
function Next({ play, space, next }: { play: Play; space: number; next: number }) {
  const { view, seats, width } = play.table,
    { spaces: count, at } = view.value.board.timeline,
    phone = width.value === "phone",
    aside = at.includes(space) ? (0.3 * count) / 18 : 0,
    [x, y] = ringPoint(space + aside, count, OUTER - (phone ? 10 : 12));
  return (
    <g transform={`translate(${f1(x)} ${f1(y)})`}>
      <SeatMark seat={next} letter={seats.value[next]?.letter} scale={phone ? 0.84 : 0.78} />
    </g>
  );
}

function Space({ play, space, alone }: { play: Play; space: number; alone: boolean }) {
  const { table } = play,
    { spaces: count } = table.view.value.board.timeline,
    end = table.legal.value.of("end-turn").find(a => effectOf(a).space === space),
    look = (on: boolean) => {
      table.peek.value = (on && end) || null;
    };
  return (
    <Press
      class={end ? "nl-space nl-end" : "nl-space"}
      data-cell={`space-${space + 1}`}
      data-legal={end && alone ? true : undefined}
      aria-disabled={!end}
      label={spaceInWords(play, space, end)}
      onPick={() => {
        if (end) pick(play, end);
        else if (play.asked.value === "act")
          table.whyNot({
            kind: "end-turn",
            steps: stepsTo(play, space),
          });
        else noUse();
      }}
      {...pointing(look)}
    >
      <path class="hit" d={ringSegment(space, count, INNER - REACH, EDGE)} />
      {end && <RopeLine d={ringSegment(space, count, INNER + 3, OUTER - 3, 0.014)} thin />}
      {end && <Next play={play} space={space} next={effectOf(end).next ?? 0} />}
    </Press>
  );
}

/** How many steps lead from where the turn has come to a space. */
function stepsTo(play: Play, space: number): number {
  const { marker, spent, spaces } = play.table.view.value.board.timeline;
  return (((space - marker - spent) % spaces) + spaces) % spaces;
}

export function Spaces({ play }: { play: Play }) {
  const { legal, view } = play.table,
    alone = legal.value.kinds.every(kind => kind === "end-turn");
  return (
    <>
      {range(view.value.board.timeline.spaces).map(space => (
        <Space key={space} play={play} space={space} alone={alone} />
      ))}
    </>
  );
}
