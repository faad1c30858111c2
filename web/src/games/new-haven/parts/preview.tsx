/* The tile at the pointer: how it would lie, the chains it joins, what it yields. */

import { box, Glyph, Selected, Tag } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { LegalAction } from "../../../types";
import {
  type Area,
  cornerOf,
  effectOf,
  type Ground,
  ground,
  HALF,
  LAND,
  quadrantsOf,
  quarters,
  RESOURCES,
  type Resource,
  TILE,
  WIDE,
} from "../model";
import type { Held, Play } from "../play";
import { Building } from "./building";
import { Crate } from "./crate";
import { CREAM, INK } from "./measures";
import { Tile } from "./tile";

/** The line round quadrants that hang together by resource. */
function outline(set: ReadonlySet<number>, land: Ground, { left, top }: Area): string {
  let d = "";
  const inside = (a: number, b: number) => set.has(b) && land[a] === land[b];
  for (const at of set) {
    const x = at % WIDE,
      X = x * HALF - left * TILE,
      Y = Math.floor(at / WIDE) * HALF - top * TILE;
    if (!inside(at, at - WIDE)) d += `M${X} ${Y}h${HALF}`;
    if (!inside(at, at + WIDE)) d += `M${X} ${Y + HALF}h${HALF}`;
    if (x === 0 || !inside(at, at - 1)) d += `M${X} ${Y}v${HALF}`;
    if (x === WIDE - 1 || !inside(at, at + 1)) d += `M${X + HALF} ${Y}v${HALF}`;
  }
  return d;
}

const landHeld = (held: Held, turn: number): readonly Resource[] =>
  held.kind === "tile" ? quarters(held.tile, turn) : Array<Resource>(4).fill(held.resource);

interface PreviewProps {
  play: Play;
  frame: Area;
  action: LegalAction;
  held: Held;
  space: number;
}

/** The chains that the harvest counts: the tile's own quadrants and those that the server says it joins. */
function Chains({ play, frame, action, held, space }: PreviewProps) {
  const { spaces } = play.table.view.value.board,
    land = ground(spaces, { space, tile: landHeld(held, play.turn.value) }),
    line = outline(new Set([...quadrantsOf(space), ...(effectOf(action).joins ?? [])]), land, frame);
  return (
    <>
      <path d={line} stroke={INK} stroke-width="8" stroke-linecap="square" fill="none" opacity=".85" />
      <path class="nh-chains" d={line} stroke={CREAM} stroke-width="4" stroke-linecap="square" fill="none" />
    </>
  );
}

const Gain = ({ resource, n }: { resource: Resource; n: number }) => (
  <>
    <circle
      cx="13"
      cy="13"
      r="13"
      fill={`var(--t-${LAND[resource].terrain})`}
      stroke={INK}
      stroke-width="1.3"
    />
    <Glyph name={LAND[resource].glyph} x={13} y={13} size={21} />
    <Lettering x="30" y="20" font-size="21" font-weight="700" fill="var(--ink)" class="serif">
      {n}
    </Lettering>
  </>
);

/** What the space would yield, on a tag that never leaves the map. */
function Yield({ frame, action, space }: Omit<PreviewProps, "play" | "held">) {
  const { harvest, claims } = effectOf(action),
    gains = RESOURCES.map(resource => ({ resource, n: harvest?.[resource] ?? 0 })).filter(g => g.n > 0),
    wide = 10 + gains.length * 62 + (claims ? 44 : 0);
  const { x, y } = cornerOf(space, frame),
    middle = Math.max(wide / 2 - 6, Math.min(frame.across * TILE - wide / 2 + 6, x + HALF)),
    under = y < 45;
  return (
    <Tag x={middle} y={under ? y + 104 : y - 4} w={wide} h={36} below={under}>
      {gains.map((gain, i) => (
        <g key={gain.resource} transform={`translate(${8 + i * 62} 5)`}>
          <Gain {...gain} />
        </g>
      ))}
      {claims && (
        <g transform={`translate(${wide - 24} 18)`}>
          <Building code={claims} r={15} />
        </g>
      )}
    </Tag>
  );
}

/** Every square that counts has its number, resource by resource. */
function Counted({ play, frame, action, held, space }: PreviewProps) {
  const { spaces } = play.table.view.value.board,
    land = ground(spaces, { space, tile: landHeld(held, play.turn.value) }),
    all = [...quadrantsOf(space), ...(effectOf(action).joins ?? [])];
  return (
    <>
      {RESOURCES.flatMap(resource =>
        all
          .filter(at => land[at] === resource)
          .map((at, i) => {
            const x = (at % WIDE) * HALF - frame.left * TILE + HALF - 12,
              y = Math.floor(at / WIDE) * HALF - frame.top * TILE + 12;
            return (
              <g key={at} transform={`translate(${x} ${y})`}>
                <circle r="10.5" fill={CREAM} stroke={INK} stroke-width="1.4" />
                <Lettering
                  y="5"
                  text-anchor="middle"
                  font-size="14"
                  font-weight="700"
                  fill={INK}
                  class="serif"
                >
                  {i + 1}
                </Lettering>
              </g>
            );
          }),
      )}
    </>
  );
}

/** `counted`: every square with its number instead of the sums on a tag, for who is taught to count. */
export function Preview({ play, frame, counted = false }: { play: Play; frame: Area; counted?: boolean }) {
  const action = play.laying.value,
    held = play.held.value;
  if (!action || !held) return null;
  const space = play.table.view.value.board.spaces.findIndex(s => s.name === action.action.space),
    { x, y } = cornerOf(space, frame);
  return (
    <g pointer-events="none">
      <g transform={`translate(${x} ${y})`}>
        {held.kind === "tile" ? (
          <Tile tile={held.tile} turn={play.turn.value} />
        ) : (
          <Crate resource={held.resource} />
        )}
      </g>
      <Chains play={play} frame={frame} action={action} held={held} space={space} />
      <Selected d={box(x + 1, y + 1, 98, 98)} />
      {counted ? (
        <Counted play={play} frame={frame} action={action} held={held} space={space} />
      ) : (
        <Yield frame={frame} action={action} space={space} />
      )}
    </g>
  );
}
