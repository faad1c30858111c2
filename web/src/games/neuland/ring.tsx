/* The timeline round the land: where everybody stands, what is spent, and who moves next for every end of the turn. */
import {
  f1,
  Figure,
  Glyph,
  range,
  Ring,
  ringPoint,
  ringSegment,
  Rope,
  SeatMark,
  seatHatch,
  Selected,
  Tag,
} from "../../kit";
import { effectOf, INNER, OUTER, type End } from "./model";
import type { Play } from "./play";
import { pressed } from "./touch";

/** Instead of the next player: somebody stands on the space, or the action is still being paid. */
const TAKEN = -1,
  UNKNOWN = -2;
const MIDDLE = (INNER + OUTER) / 2;

/** Space of the timeline that the reader looks at: an end of the turn, or where an action would lead. */
function shown(play: Play): End | null {
  const action = play.doing.value,
    { space, total, next, time } = effectOf(action),
    { board } = play.table.view.value,
    { timeline } = board;
  if (!action) return null;
  if (space !== undefined && total !== undefined && next !== undefined) return { space, total, next };
  const spend = play.way.value?.time ?? time;
  if (spend === undefined) return null;
  const following = board.payment ? UNKNOWN : TAKEN;
  return (
    play.endAfter(spend) ?? {
      space: (timeline.marker + timeline.spent + spend) % timeline.spaces,
      total: timeline.spent + spend,
      next: following,
    }
  );
}

/** Figures on one space stand side by side along the ring. */
const spot = (space: number, count: number, k: number, of: number) =>
  ringPoint(space + (k - (of - 1) / 2) * 0.25 * (of > 1 ? count / 18 : 0), count, MIDDLE + 5);

function Figures({ play }: { play: Play }) {
  const { timeline } = play.table.view.value.board,
    count = timeline.spaces;
  return (
    <>
      {timeline.at.map((space, seat) => {
        const here = timeline.at.flatMap((s, i) => (s === space ? [i] : [])),
          [x, y] = spot(space, count, here.indexOf(seat), here.length);
        return <Figure key={seat} seat={seat} x={x} y={y + 14} scale={here.length > 2 ? 0.8 : 1.05} />;
      })}
    </>
  );
}

/** The legal ends: rope on each space, and the mark of the player who would move next. */
function Ends({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    seats = table.seats.value,
    { spaces: count, at } = table.view.value.board.timeline,
    ends = table.legal.value.of("end-turn"),
    phone = table.width.value === "phone";
  return (
    <>
      {ends.map(a => {
        const { space = 0, total = 0, next = 0 } = effectOf(a),
          [x, y] = ringPoint(
            space + (at.includes(space) ? (0.3 * count) / 18 : 0),
            count,
            OUTER - (phone ? 10 : 12),
          ),
          key = `end-${String(a.action.steps)}`;
        return (
          <Rope
            key={a.id}
            class="legal nl-end"
            d={ringSegment(space, count, INNER + 3, OUTER - 3, 0.014)}
            thin
            wash={false}
            label={say("nl-end-label", { space: space + 1, time: total, player: { seat: next } })}
            onPick={() => {
              if (pressed.touch && play.pinned.value !== key) {
                play.pinned.value = key;
                table.peek.value = a;
              } else play.carryOut(a);
            }}
            onPeek={on => {
              table.peek.value = on ? a : null;
            }}
          >
            <g transform={`translate(${f1(x)} ${f1(y)})`}>
              <SeatMark seat={next} letter={seats[next]?.letter} scale={phone ? 0.84 : 0.78} />
            </g>
          </Rope>
        );
      })}
    </>
  );
}

function Preview({ play }: { play: Play }) {
  const end = shown(play),
    { table } = play,
    { board } = table.view.value,
    count = board.timeline.spaces,
    seats = table.seats.value;
  if (!end) return null;
  const [x, y] = ringPoint(end.space, count, MIDDLE + 5),
    [tx, ty] = ringPoint(end.space, count, INNER - 4),
    up = y > 0,
    k = table.width.value === "phone" ? 1.6 : 1,
    wide = end.next === UNKNOWN ? 50 : 96;
  return (
    <g pointer-events="none" style={{ color: "var(--ink)" }}>
      <Selected d={ringSegment(end.space, count, INNER + 3, OUTER - 3, 0.012)} />
      {!board.timeline.at.includes(end.space) && (
        <g opacity=".6">
          <Figure seat={board.active} x={x} y={y + 14} scale={1.05} />
        </g>
      )}
      <g
        transform={`translate(${f1(Math.max(-OUTER + (wide * k) / 2, Math.min(OUTER - (wide * k) / 2, tx)))} ${f1(ty)}) scale(${k})`}
      >
        <Tag x={0} y={0} w={wide} h={30} below={!up}>
          <Glyph name="glass" x={15} y={15} size={17} />
          <text x="33" y="21" text-anchor="middle" font-size="17" font-weight="700" class="serif">
            {end.total}
          </text>
          {end.next === UNKNOWN ? null : end.next === TAKEN ? (
            <Glyph name="no" x={70} y={15} size={15} />
          ) : (
            <>
              <Glyph name="arrow" x={55} y={15} size={15} />
              <g transform="translate(78 15) scale(.85)">
                <SeatMark seat={end.next} letter={seats[end.next]?.letter} />
              </g>
            </>
          )}
        </Tag>
      </g>
    </g>
  );
}

export function Timeline({ play }: { play: Play }) {
  const { table } = play,
    { board } = table.view.value,
    { spaces, marker, spent, at } = board.timeline,
    phone = table.width.value === "phone";
  const [mx, my] = ringPoint(marker - (0.42 * spaces) / 18, spaces, OUTER - 8);
  const told = table.say("nl-timeline", {
    marker: marker + 1,
    spent,
    places: at.map((space, seat) => ({ label: "nl-stands", args: { player: { seat }, space: space + 1 } })),
  });
  return (
    <>
      <g role="img" aria-label={told}>
        <Ring count={spaces} inner={INNER} outer={OUTER} fontSize={phone ? 21 : 13} />
        <path
          d={range(spent)
            .map(i => ringSegment((marker + i) % spaces, spaces, INNER, OUTER))
            .join("")}
          fill={seatHatch(board.active)}
          opacity=".35"
        />
        <g transform={`translate(${f1(mx)} ${f1(my)})`}>
          <circle r="12.500" fill="var(--ink)" stroke="var(--paper-raised)" stroke-width="1.5" />
          <g style={{ color: "var(--paper-raised)" }}>
            <Glyph name="glass" x={0} y={0} size={17} />
          </g>
        </g>
      </g>
      <Ends play={play} />
      <g pointer-events="none">
        <Figures play={play} />
      </g>
    </>
  );
}
export const TimelinePreview = Preview;
