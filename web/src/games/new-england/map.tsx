/* The coast of New England: land of the families, figures, markers, and where the next thing may go. */
import {
  box,
  Brackets,
  Compass,
  disc,
  Glyph,
  gouge,
  range,
  Rope,
  SeatMark,
  seatColour,
  Selected,
  Tag,
} from "../../kit";
import type { LegalAction } from "../../types";
import { Land, Pictures, Token } from "./art";
import { effectOf, HEIGHT, keyOf, SIDE, SIDES, WIDTH, xOf, yOf, type FigureId, type Space } from "./model";
import { figureInHand, type Play } from "./play";

const INK = "#23180F",
  LOWEST = 1,
  HIGHEST = 10;
const COAST = `M${xOf(1)} ${yOf(1)}H${xOf(11)}V${yOf(2)}H${xOf(12)}V${yOf(10)}`;
const SURF =
  range(11)
    .map(i =>
      range(3)
        .map(j => {
          const x = 30 + i * 74 + (j % 2) * 34,
            y = 12 + j * 27;
          return gouge(x - 13, y, x, y, 1, 3) + gouge(x, y, x + 13, y, 1, 3);
        })
        .join(""),
    )
    .join("") +
  range(9)
    .map(j => {
      const x = xOf(12) + 20 + (j % 2) * 34,
        y = 190 + j * 54;
      return gouge(x - 12, y, x, y, 1, 3) + gouge(x, y, x + 12, y, 1, 3);
    })
    .join("");
const EDGES: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 64, 0, 0, 3],
  [64, 0, 64, 64, -3, 0],
  [64, 64, 0, 64, 0, -3],
  [0, 64, 0, 0, 3, 0],
];

const Sea = () => (
  <>
    <rect
      x="1"
      y="1"
      width={WIDTH - 2}
      height={HEIGHT - 2}
      fill="var(--sea-wash)"
      stroke="var(--ink)"
      stroke-width="2"
    />
    <path d={SURF} fill="var(--sea-line)" />
    {(
      [
        [20, 0.16],
        [12, 0.24],
        [5, 0.34],
      ] as const
    ).map(([w, o]) => (
      <path
        key={w}
        d={COAST}
        fill="none"
        stroke="var(--sea-line)"
        stroke-width={w}
        stroke-opacity={o}
        stroke-linejoin="round"
      />
    ))}
  </>
);

/** A family's line runs inside the edge of each region; edges of one kind are one path. */
function borders(
  spaces: readonly Space[],
  starts: ReadonlyMap<string, number>,
): { family: string[]; outer: string; inner: string } {
  const at = new Map(spaces.map(s => [keyOf(s.row, s.column), s])),
    family: string[] = [];
  let outer = "",
    inner = "";
  for (const s of spaces) {
    if (s.seat === undefined) continue;
    SIDES.forEach(([dr, dc], i) => {
      const other = at.get(keyOf(s.row + dr, s.column + dc)),
        [x1, y1, x2, y2, ix, iy] = EDGES[i]!,
        x = xOf(s.column),
        y = yOf(s.row);
      const same = other?.seat === s.seat && other?.terrain === s.terrain;
      if (!same) {
        family[s.seat!] =
          (family[s.seat!] ?? "") + `M${x + x1 + ix} ${y + y1 + iy}L${x + x2 + ix} ${y + y2 + iy}`;
        outer += `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
      } else if (i < 3 && !(s.start && other!.start && starts.get(s.name) === starts.get(other!.name)))
        inner += `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
    });
  }
  return { family, outer, inner };
}

function Ground({ play }: { play: Play }) {
  const { board } = play.table.view.value,
    seats = play.table.seats.value,
    starts = new Map(board.starts.flatMap((s, i) => s.spaces.map(name => [name, i] as const)));
  const { family, outer, inner } = borders(board.spaces, starts),
    cell = new Map(board.spaces.map(s => [s.name, s]));
  const middle = (name: string) => {
    const s = cell.get(name)!;
    return { x: xOf(s.column) + 32, y: yOf(s.row) + 32 };
  };
  return (
    <>
      {board.spaces.map(s => {
        const x = xOf(s.column),
          y = yOf(s.row);
        return s.terrain ? (
          <Land key={s.name} terrain={s.terrain} developed={s.developed} x={x} y={y} />
        ) : (
          <g key={s.name}>
            <rect
              x={x}
              y={y}
              width={SIDE}
              height={SIDE}
              fill="var(--t-wild)"
              stroke="var(--t-wild-p)"
              stroke-width=".8"
            />
            {(s.row * 3 + s.column * 5) % 4 === 0 && (
              <use
                href={`#st-wild-${1 + ((s.row + s.column) % 3)}`}
                x={x + 3}
                y={y + 3}
                width="58"
                height="58"
              />
            )}
          </g>
        );
      })}
      <path d={inner} stroke={INK} stroke-opacity=".45" stroke-width="1" />
      {family.map((d, seat) => d && <path key={seat} d={d} stroke={seatColour(seat)} stroke-width="4.6" />)}
      <path d={outer} stroke={INK} stroke-width="2" stroke-linecap="square" />
      <path d={COAST} fill="none" stroke={INK} stroke-width="3" stroke-linejoin="round" />
      <path d={`M${xOf(1)} ${yOf(1)}V${yOf(10)}H${xOf(12)}`} fill="none" stroke={INK} stroke-width="1.5" />
      {board.starts.map(s => {
        const [a, b] = s.spaces.map(middle) as [{ x: number; y: number }, { x: number; y: number }];
        return (
          <g key={s.spaces[0]} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
            <SeatMark seat={s.seat} letter={seats[s.seat]?.letter} scale={1.12} />
          </g>
        );
      })}
      {board.spaces.map(s => {
        if (!s.figure) return null;
        const partner = s.start
            ? board.starts.find(one => one.spaces.includes(s.name))?.spaces.find(n => n !== s.name)
            : undefined,
          other = partner ? cell.get(partner) : undefined;
        const dx = other ? (s.column - other.column) * 6 : 0,
          dy = other ? (s.row - other.row) * 6 : 0;
        return (
          <Token
            key={s.name}
            figure={s.figure}
            seat={s.seat!}
            x={xOf(s.column) + 32 + dx}
            y={yOf(s.row) + 32 + dy}
          />
        );
      })}
    </>
  );
}

/** Places of the item pointed at in the offer or in a barn, shapes included; and those that figures prevent. */
function Places({ play }: { play: Play }) {
  const found = play.places.value;
  if (!found) return null;
  const { board } = play.table.view.value,
    cell = new Map(board.spaces.map(s => [s.name, s]));
  const path = (names: readonly string[], inset: number) =>
    names
      .map(n => {
        const s = cell.get(n)!;
        return box(xOf(s.column) + inset, yOf(s.row) + inset, SIDE - inset * 2, SIDE - inset * 2);
      })
      .join("");
  const spaces = [...new Set([...(found.spaces ?? []), ...(found.fits ?? []).flat()])],
    blocked = [...new Set((found.blocked ?? []).flatMap(b => b.spaces))].filter(n => !spaces.includes(n));
  return (
    <g pointer-events="none">
      <path
        d={path(spaces, 8)}
        fill="var(--wash)"
        stroke="var(--rope-b)"
        stroke-width="3"
        stroke-dasharray="6 4"
      />
      <path
        d={path(blocked, 8)}
        fill="url(#ne-no)"
        stroke="var(--ink-3)"
        stroke-width="1.5"
        stroke-dasharray="4 4"
      />
    </g>
  );
}

/** Spaces beside own land that another family forbids, while a tile is to be laid. */
function Forbidden({ play }: { play: Play }) {
  const { board, aids, prompt } = play.table.view.value,
    arg = prompt?.args?.terrain,
    seats = play.table.seats.value;
  if (play.asked.value !== "lay" || typeof arg !== "object" || arg === null || !("label" in arg)) return null;
  const tile = aids.tiles?.[arg.label.replace("item-", "") as "field"],
    cell = new Map(board.spaces.map(s => [s.name, s]));
  return (
    <>
      {tile?.forbidden.map(({ space, by }) => {
        const s = cell.get(space)!,
          x = xOf(s.column),
          y = yOf(s.row);
        return (
          <g key={space} class="ne-why" onClick={() => play.table.whyNot({ kind: "lay-tile", space })}>
            <rect x={x + 5} y={y + 5} width="54" height="54" fill="url(#ne-no)" />
            <g transform={`translate(${x + 32} ${y + 32})`}>
              <circle r="15" fill="var(--paper-raised)" stroke="var(--ink-3)" stroke-width="1.5" />
              <g transform="scale(.8)">
                <SeatMark seat={by[0]!} letter={seats[by[0]!]?.letter} />
              </g>
              <path d="M-15 15L15-15" stroke="var(--wax)" stroke-width="2.6" />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Targets({ play }: { play: Play }) {
  const { table, targets, over, picked, origin, shape } = play,
    { say } = table,
    { board } = table.view.value,
    cell = new Map(board.spaces.map(s => [s.name, s]));
  const word = (s: Space): string =>
    say("ne-space", {
      space: s.name,
      terrain: s.terrain ? { label: `item-${s.terrain}` } : "",
      owned: s.seat === undefined ? "no" : "yes",
      owner: s.seat === undefined ? "" : board.seats[s.seat]!.family,
      coast: s.coast ? "yes" : "no",
    });
  const told = (s: Space, actions: readonly LegalAction[]): string => {
    const points = effectOf(actions[0]).points;
    return `${say(actions[0]!.label.label, actions[0]!.label.args)}. ${word(s)}${points ? `. ${say("ne-points", { n: points })}` : ""}`;
  };
  const area = (names: readonly string[]) =>
    names
      .map(n => {
        const s = cell.get(n)!;
        return box(xOf(s.column) + 3, yOf(s.row) + 3, SIDE - 6, SIDE - 6);
      })
      .join("");
  const shown = shape.value,
    ghost = figureInHand(play);
  const hot = over.value ? cell.get(over.value) : undefined,
    points = over.value ? effectOf(targets.value.get(over.value)?.[0]).points : undefined;
  return (
    <>
      {[...targets.value].map(([name, actions]) => {
        const s = cell.get(name)!,
          x = xOf(s.column),
          y = yOf(s.row);
        return (
          <Rope
            key={name}
            d={box(x + 5, y + 5, 54, 54)}
            thin={targets.value.size > 8}
            wash={!s.terrain}
            label={told(s, actions)}
            onPick={() => play.pick(name)}
            onPeek={on => {
              over.value = on ? name : over.value === name ? null : over.value;
              table.peek.value = on ? actions[0]! : null;
            }}
          />
        );
      })}
      {ghost && hot && targets.value.has(hot.name) && (
        <g opacity=".7" pointer-events="none">
          <Token
            figure={ghost as FigureId}
            seat={table.me.value ?? 0}
            x={xOf(hot.column) + 32}
            y={yOf(hot.row) + 32}
          />
        </g>
      )}
      {shown.length > 0 && (
        <g pointer-events="none">
          <Selected d={area(shown)} />
        </g>
      )}
      {[...picked.value, origin.value].map(
        name =>
          name && (
            <g
              key={name}
              class="ne-back"
              onClick={() => {
                picked.value = [];
                origin.value = null;
              }}
            >
              <path class="hit" d={area([name])} />
              <Selected d={area([name])} />
            </g>
          ),
      )}
      {hot && points ? (
        <g pointer-events="none">
          <Tag x={xOf(hot.column) + 32} y={yOf(hot.row) + 2} w={66} h={34}>
            <text
              x="33"
              y="24"
              text-anchor="middle"
              font-size="21"
              font-weight="700"
              fill="var(--moss)"
              class="serif"
            >
              +{points}
            </text>
          </Tag>
        </g>
      ) : null}
    </>
  );
}

/** The bid markers 1 to 10 in the sea: whose they are, and what a free one would leave. */
function Markers({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board } = table.view.value,
    seats = table.seats.value,
    peek = table.peek.value;
  return (
    <>
      {range(HIGHEST - LOWEST + 1).map(i => {
        const n = i + LOWEST,
          who = board.seats.findIndex(s => s.marker === n),
          take = table.legal.value.find("take-marker", { number: n }),
          acting = who >= 0 && table.view.value.actors.includes(who);
        const left = effectOf(take).left ?? [],
          told =
            take &&
            `${say(take.label.label, take.label.args)}. ${say("ne-marker-effect", { n: effectOf(take).purchases ?? 0, left: left.at(-1) ?? 0 })}`;
        return (
          <g
            key={n}
            transform={`translate(${50 + i * 68} 42)`}
            role={take ? undefined : "img"}
            aria-label={
              take
                ? undefined
                : say(who >= 0 ? "ne-marker-of" : "ne-marker-free", {
                    n,
                    family: who >= 0 ? board.seats[who]!.family : "",
                  })
            }
          >
            <circle
              r="25"
              fill={who >= 0 ? "var(--ochre-wash)" : "var(--paper-raised)"}
              stroke={who >= 0 ? "var(--wax)" : "var(--ink)"}
              stroke-width={acting ? 3.5 : 1.5}
            />
            <text
              x={who >= 0 ? -7 : 0}
              y="8"
              text-anchor="middle"
              font-size="23"
              font-weight={who >= 0 || take ? 700 : 400}
              fill={who >= 0 || take ? "var(--ink)" : "var(--ink-3)"}
              class="serif"
            >
              {n}
            </text>
            {who >= 0 && (
              <g transform="translate(11 0) scale(.72)">
                <SeatMark seat={who} letter={seats[who]?.letter} />
              </g>
            )}
            {take && (
              <Rope
                d={disc(28)}
                thin
                wash={false}
                label={told!}
                onPick={() => table.choose(take)}
                onPeek={on => {
                  table.peek.value = on ? take : null;
                }}
              />
            )}
            {take && peek === take && (
              <Tag x={0} y={30} w={132} h={38} below>
                <text x="66" y="25" text-anchor="middle" font-size="18" fill="var(--ink)" class="serif">
                  {say("ne-marker-tag", { left: left.slice(1).join(" / ") || "–" })}
                </text>
              </Tag>
            )}
          </g>
        );
      })}
    </>
  );
}

export function Coast({ play }: { play: Play }) {
  const { table } = play,
    { board } = table.view.value,
    cell = new Map(board.spaces.map(s => [s.name, s]));
  const last = table.fresh.value.findLast(
      e => e.kind === "lay" || e.kind === "figure" || e.kind === "develop",
    ),
    named = last?.args?.space ?? last?.args?.spaces;
  const lastAt = (Array.isArray(named) ? named : [named])
    .map(n => (typeof n === "string" ? cell.get(n.split("+")[0]!) : undefined))
    .filter(s => s !== undefined);
  return (
    <svg class="map ne-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={table.say("ne-map")}>
      <Pictures />
      <Sea />
      <Ground play={play} />
      <Places play={play} />
      {lastAt.map(s => (
        <Brackets key={s.name} x={xOf(s.column) - 2} y={yOf(s.row) - 2} w={SIDE + 4} h={SIDE + 4} k={15} />
      ))}
      <Forbidden play={play} />
      <Targets play={play} />
      <g transform="translate(746 34) scale(.8)">
        <text text-anchor="middle" class="cart1">
          New
        </text>
        <text y="26" text-anchor="middle" class="cart1">
          England
        </text>
      </g>
      <g style={{ color: "var(--ink-2)" }}>
        <Compass x={xOf(11) + 36} y={yOf(1) + 28} r={27} />
      </g>
      <g style={{ color: "var(--ink-2)", "--k": "var(--sea-wash)" }}>
        <Glyph name="ship" x={xOf(12) + 34} y={330} size={46} />
      </g>
      <Markers play={play} />
    </svg>
  );
}
