/* What the action under the pointer would do: ghost, way of the goods, wax line. */

import { disc, f1, type Point, poly, Selected } from "../../../kit";
import type { LegalAction } from "../../../types";
import { along, centreOf, middleOf, rhombus, type Where, wayBetween, waysOf } from "../model";
import { pathOf, payTarget } from "../payment";
import type { Play } from "../play";
import { Building } from "./building";
import { Worker } from "./worker";

const EMPTY = { worker: null, good: null, lying: false, minerals: [], banners: 0, owner: null };

/** The line of a way: wax on a pale ground, so that it is seen on any terrain. */
const WAY_LINES = [
  ["#FFF6E6", 8],
  ["var(--wax)", 3.6],
] as const;

const STARTERS = ["hunting_lodge", "woodcutter"];

/** A line through the hexes that a good crosses, with an arrow at its end. */
function Carry({ from, to }: { from: Where; to: Where }) {
  const hexes = wayBetween([from[0], from[1]], [to[0], to[1]]),
    [sx, sy] = along(from, -10),
    [ex, ey] = middleOf(to);
  const inner: Point[] = hexes.length > 2 ? hexes.slice(1, -1).map(([q, r]) => centreOf(q, r)) : [],
    before: Point[] = [[sx, sy], ...inner];
  const [lx, ly] = before.at(-1) ?? [sx, sy],
    far = Math.hypot(ex - lx, ey - ly) || 1,
    ux = (ex - lx) / far,
    uy = (ey - ly) / far,
    tip: Point = [ex - ux * 8, ey - uy * 8];
  const d = `M${[...before, [ex - ux * 18, ey - uy * 18] as Point].map(([x, y]) => `${f1(x)} ${f1(y)}`).join("L")}`;
  const head = poly([
    tip,
    [tip[0] - ux * 15 - uy * 8, tip[1] - uy * 15 + ux * 8],
    [tip[0] - ux * 15 + uy * 8, tip[1] - uy * 15 - ux * 8],
  ]);
  return (
    <>
      {WAY_LINES.map(([colour, wide]) => (
        <path
          key={wide}
          d={d}
          fill="none"
          stroke={colour}
          stroke-width={wide}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
      <path d={head} fill="var(--wax)" stroke="#FFF6E6" stroke-width="1.6" />
      <path
        d={inner.map(([x, y]) => disc(4.5, x, y)).join("")}
        fill="var(--wax)"
        stroke="#FFF6E6"
        stroke-width="1.6"
      />
    </>
  );
}

/** The mine whose minerals are being ordered: the third entry of the pending decision names its place. */
function mineInHand({ asked, table }: Play): Where | null {
  const { hexes, pending } = table.view.value.board,
    place = pending.at(-1)?.[2],
    hex = hexes[Math.floor((place ?? 0) / 3)];
  return (asked.value === "stack" || asked.value === "take") && place !== undefined && hex
    ? [hex.q, hex.r, place % 3]
    : null;
}

/** The two huts of a new settlement, in the first free slots of its hex. */
function Settlement({ play, hex }: { play: Play; hex: string }) {
  const { board, aids } = play.table.view.value,
    found = board.hexes.find(one => one.hex === hex);
  if (!found) return null;
  const { q, r, slots } = found,
    free = slots.flatMap((slot, i) => (slot ? [] : [i]));
  return (
    <g opacity=".85">
      {STARTERS.map((name, i) => {
        const tile = aids.tiles[name];
        return tile && <Building key={name} at={[q, r, free[i] ?? 0]} tile={tile} slot={EMPTY} />;
      })}
    </g>
  );
}

/** Where it happens, which way the goods go, and what will stand there. */
function Deed({ play, action }: { play: Play; action: LegalAction }) {
  const { aids } = play.table.view.value,
    me = play.table.me.value,
    { kind, building } = action.action,
    path = pathOf(play.table.view.value.board, action, play.way.value ?? waysOf(action)[0]),
    tile = kind === "build" ? aids.tiles[String(building)] : undefined;
  if (!path) return null;
  return (
    <>
      {tile && (
        <g opacity=".85">
          <Building at={path.to} tile={tile} slot={EMPTY} />
        </g>
      )}
      <Selected d={rhombus(path.to, 1)} />
      {path.from.map((from, i) => (
        <Carry key={i} from={from} to={path.to} />
      ))}
      {kind === "produce" && me !== null && <Worker seat={me} at={path.to} faint />}
    </>
  );
}

function Shown({ play }: { play: Play }) {
  const action = play.doing.value,
    target = payTarget(play.table.view.value.board) ?? mineInHand(play);
  if (!action) return target && <Selected d={rhombus(target, 1)} />;
  return action.action.kind === "settle" ? (
    <Settlement play={play} hex={String(action.action.hex)} />
  ) : (
    <Deed play={play} action={action} />
  );
}

export const Preview = ({ play }: { play: Play }) => (
  <g pointer-events="none">
    <Shown play={play} />
  </g>
);
