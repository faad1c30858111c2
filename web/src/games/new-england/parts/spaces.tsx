/* Every space of the coast as a cell: what lies there, what can be done there, what it would score. */

import { Selected, Tag } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { codeOf } from "../../../text/args";
import type { Action, LegalAction } from "../../../types";
import { Cell } from "../../cell";
import {
  effectOf,
  named,
  SIDE,
  type Space,
  spacesOf,
  squares,
  type TerrainId,
  tileAt,
  xOf,
  yOf,
} from "../model";
import { figureInHand, type Play, pick, startInHand } from "../play";
import { actionWords, spaceWords } from "../words";
import { Land } from "./land";
import { Token } from "./token";

/** What a press would do: the first half of a start tile, a part of a shape, a figure to be taken up, or the deed itself. */
function deedWords(
  { table: { say }, shapes, origin }: Play,
  space: string,
  found: readonly LegalAction[],
): string {
  const [first] = found;
  if (!first) return "";
  const several = shapes.value.filter(a => effectOf(a).spaces?.includes(space)).length > 1;
  if (several) return say("ne-part", { kind: first.action.kind === "develop" ? "shape" : "start" });
  return first.action.kind === "move" && !origin.value
    ? say("ne-take-up", { n: found.length })
    : actionWords(say, first);
}

/** What could be asked of a space where nothing can be done: why the tile or the figure may not go there. */
function question(play: Play, space: string): Action | undefined {
  if (play.asked.value === "lay") return { kind: "lay-tile", space };
  if (play.asked.value === "use" && figureInHand(play)) return { kind: "place-figure", space };
  return undefined;
}

/** Spaces beside own land that another family forbids, while a tile is to be laid. */
export function forbidden(play: Play): readonly { space: string; by: readonly number[] }[] {
  const { aids, prompt } = play.table.view.value,
    terrain = codeOf(prompt?.args?.terrain);
  return play.asked.value === "lay" && terrain !== null ? (aids.tiles?.[terrain]?.forbidden ?? []) : [];
}

interface SpaceCellProps {
  play: Play;
  space: Space;
  /** Clicked on the way to a shape or a move. */
  held: boolean;
  refused: boolean;
}

function SpaceCell({ play, space, held, refused }: SpaceCellProps) {
  const { table, over } = play,
    { say, me } = table,
    { name } = space,
    found = play.targets.value.get(name) ?? [],
    legal = found.length > 0,
    asks = question(play, name),
    here = spaceWords(play, space);
  const pressed = () => {
    if (legal || held || !asks) pick(play, name);
    else table.whyNot(asks);
  };
  return (
    <Cell
      name={name}
      label={held ? say("ne-held", { here }) : legal ? `${here}. ${deedWords(play, name, found)}` : here}
      d={squares([space], legal ? 5 : 2)}
      thin={play.targets.value.size > 8}
      wash={!space.terrain}
      legal={legal}
      own={me.value !== null && space.seat === me.value}
      pressed={held || undefined}
      class={refused ? "ne-why" : undefined}
      onPick={pressed}
      onPeek={on => {
        if (on) over.value = name;
        else if (over.value === name) over.value = null;
        table.peek.value = on ? (found[0] ?? null) : null;
      }}
    />
  );
}

/** The target at the pointer: the figure that would stand there, and the points. */
function Hovered({ play, space }: { play: Play; space: Space }) {
  const figure = figureInHand(play),
    { points } = effectOf(play.targets.value.get(space.name)?.[0]),
    x = xOf(space.column) + SIDE / 2,
    y = yOf(space.row);
  return (
    <g pointer-events="none">
      {figure && (
        <g opacity=".7">
          <Token figure={figure} seat={play.table.me.value ?? 0} x={x} y={y + SIDE / 2} />
        </g>
      )}
      {points ? (
        <Tag x={x} y={y + 2} w={66} h={34}>
          <Lettering
            x="33"
            y="24"
            text-anchor="middle"
            font-size="21"
            font-weight="700"
            fill="var(--moss)"
            class="serif"
          >
            +{points}
          </Lettering>
        </Tag>
      ) : null}
    </g>
  );
}

/** The land that would lie where one points: the start tile in hand, the tile bought, the developed side of a shape. */
function Ghosts({ play, spaces }: { play: Play; spaces: readonly Space[] }) {
  const laid = startInHand(play) ?? (codeOf(play.table.view.value.prompt?.args?.terrain) as TerrainId | null);
  return (
    <g pointer-events="none" opacity=".72">
      {spaces.map(s => {
        const terrain = s.terrain ?? laid;
        return (
          terrain && (
            <Land
              key={s.name}
              terrain={terrain}
              developed={Boolean(s.terrain)}
              x={xOf(s.column)}
              y={yOf(s.row)}
            />
          )
        );
      })}
    </g>
  );
}

export function Spaces({ play }: { play: Play }) {
  const { targets, over, picked, origin, shape } = play,
    { board } = play.table.view.value,
    cells = spacesOf(board),
    held = origin.value === null ? picked.value : tileAt(board, origin.value),
    refused = new Set(forbidden(play).map(f => f.space)),
    hot = over.value !== null && targets.value.has(over.value) ? cells.get(over.value) : undefined;
  const aimed = named(cells, play.asked.value === "lay" && hot ? [hot.name] : shape.value);
  return (
    <>
      {[...cells.values()].map(space => (
        <SpaceCell
          key={space.name}
          play={play}
          space={space}
          held={held.includes(space.name)}
          refused={refused.has(space.name)}
        />
      ))}
      {(play.asked.value === "lay" || play.shapes.value.length > 0) && <Ghosts play={play} spaces={aimed} />}
      <g pointer-events="none">
        <Selected d={squares(named(cells, [...shape.value, ...held]), 3)} />
      </g>
      {hot && <Hovered play={play} space={hot} />}
    </>
  );
}
