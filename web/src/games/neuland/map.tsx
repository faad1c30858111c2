/* The land: nineteen hexes with their buildings and workers, what may be done there, and the way of the goods. */
import {
  Compass,
  disc,
  f1,
  hexPoints,
  poly,
  Rhumbs,
  Rope,
  Sack,
  Selected,
  Stamp,
  type Point,
} from "../../kit";
import { Building, Disc, Time, Worker } from "./art";
import {
  along,
  brackets,
  centreOf,
  EDGE,
  effectOf,
  INNER,
  LAND,
  middleOf,
  nextSlot,
  placesOf,
  rhombus,
  SIDE,
  TERRAINS,
  wayBetween,
  waysOf,
  whereOf,
  type Board,
  type Hex,
  type Slot,
  type TerrainId,
  type Where,
} from "./model";
import { pathOf, payTarget, type Play, type Target } from "./play";
import { Timeline, TimelinePreview } from "./ring";
import { noteKey, noteTouch, pressed } from "./touch";

const EMPTY = { worker: null, good: null, lying: false, minerals: [], banners: 0, owner: null };
const STARTERS = ["hunting_lodge", "woodcutter"];

/** Ground of one kind is one path; so are its edges and its empty slots. */
function Land({ board }: { board: Board }) {
  const of = (t: TerrainId | null) => board.hexes.filter(h => h.terrain === t),
    outline = (hexes: readonly Hex[], side: number) =>
      hexes.map(h => poly(hexPoints(...centreOf(h.q, h.r), side))).join("");
  const free = (h: Hex): readonly Where[] => h.slots.flatMap((s, i) => (s ? [] : [[h.q, h.r, i] as const]));
  return (
    <>
      {[16, 8].map((w, i) => (
        <path
          key={w}
          d={outline(board.hexes, SIDE)}
          fill="none"
          stroke="var(--sea-line)"
          stroke-opacity={0.22 + i * 0.16}
          stroke-width={w}
          stroke-linejoin="round"
        />
      ))}
      {[null, ...TERRAINS].map(t => (
        <path key={t} d={outline(of(t), SIDE + 0.4)} fill={`var(--t-${t ? LAND[t] : "wild"})`} />
      ))}
      {TERRAINS.map(t => (
        <g key={t}>
          {of(t).flatMap(h =>
            free(h).map(at => {
              const [x, y] = middleOf(at);
              return <Stamp key={`${h.hex}${at[2]}`} name={LAND[t]} x={x} y={y} size={62} cut={1 + at[2]} />;
            }),
          )}
          <path
            d={of(t)
              .flatMap(free)
              .map(at => rhombus(at, 2.5))
              .join("")}
            fill="none"
            stroke={`var(--t-${LAND[t]}-p)`}
            stroke-opacity=".5"
            stroke-width="1.1"
            stroke-dasharray="3 4"
          />
        </g>
      ))}
      <path d={outline(board.hexes, SIDE)} fill="none" stroke="#2A2018" stroke-width="2" />
    </>
  );
}

function told(play: Play, slot: Slot): string {
  const { say } = play.table;
  return say("nl-slot", {
    place: slot.place,
    building: { label: `building-${slot.building}` },
    state:
      slot.owner !== null ? "banners" : slot.worker !== null ? (slot.lying ? "lying" : "standing") : "free",
    player: slot.owner !== null || slot.worker !== null ? { seat: slot.owner ?? slot.worker! } : "",
    good: slot.good ? { label: `good-${slot.good}` } : "",
    banners: slot.banners || slot.worth,
    minerals: slot.minerals.map(m => ({ label: `good-${m}` })),
    mine: slot.minerals.length ? "yes" : "no",
  });
}

/** What stands on the land. A click on what cannot be used asks why. */
function Buildings({ play }: { play: Play }) {
  const { table } = play,
    { board, aids } = table.view.value,
    seats = table.seats.value,
    asking = play.asked.value === "act";
  const whyNot = (slot: Slot) => {
    const tile = aids.tiles[slot.building]!;
    table.whyNot(
      tile.family
        ? { kind: "place-banners", possession: slot.building }
        : { kind: "produce", good: slot.minerals[0] ?? tile.recipes[0]!.output ?? "coal", place: slot.place },
    );
  };
  return (
    <>
      {board.hexes.flatMap(h =>
        h.slots.map(
          (slot, i) =>
            slot && (
              <g
                key={slot.place}
                role="img"
                aria-label={told(play, slot)}
                class={asking ? "nl-why" : undefined}
                onClick={asking ? () => whyNot(slot) : undefined}
              >
                <title>{told(play, slot)}</title>
                <Building
                  at={[h.q, h.r, i]}
                  tile={aids.tiles[slot.building]!}
                  slot={slot}
                  letter={slot.owner === null ? undefined : seats[slot.owner]?.letter}
                />
              </g>
            ),
        ),
      )}
    </>
  );
}

/** Goods that spoil when this turn ends carry a warning. */
function Spoiling({ play }: { play: Play }) {
  const { board, aids } = play.table.view.value;
  return (
    <g pointer-events="none">
      {aids.spoils.map(({ place }) => {
        const [x, y] = along(whereOf(board, place), -36);
        return (
          <g key={place} transform={`translate(${f1(x)} ${f1(y)})`}>
            <circle r="8.5" fill="#F0C23C" stroke="#2A2018" stroke-width="1.3" />
            <text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#2A2018" class="serif">
              !
            </text>
          </g>
        );
      })}
    </g>
  );
}

function label(play: Play, { actions, key }: Target): string {
  const { say } = play.table,
    [a] = actions,
    { time } = effectOf(a),
    slot = play.table.view.value.board.hexes.flatMap(h => h.slots).find(s => s?.place === key);
  const deed = actions.map(one => say(one.label.label, one.label.args)).join(" / "),
    end = time === undefined || a!.action.kind === "pay" ? null : play.endAfter(time);
  return [
    deed,
    slot ? say(`building-${slot.building}`) : "",
    time === undefined ? "" : say("nl-time", { n: time }),
    end ? say("nl-then", { space: end.space + 1, player: { seat: end.next } }) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

function Targets({ play }: { play: Play }) {
  const { table, targets, pinned } = play,
    many = targets.value.length > 8,
    { board } = table.view.value;
  return (
    <>
      {targets.value.map(target => {
        const [first] = target.actions,
          { kind } = first!.action,
          built = kind !== "build" && kind !== "settle",
          time = effectOf(first).time,
          [x, y] = along(target.where, built ? 30 : 0);
        const [q, r] = target.where,
          shape = kind === "settle" ? poly(hexPoints(...centreOf(q, r), SIDE - 5)) : rhombus(target.where, 3);
        const paid =
          kind === "pay" &&
          board.hexes.flatMap(h => h.slots).find(s => s?.place === target.key)?.worker != null;
        const [px, py] = paid ? along(target.where, -38) : [x, y];
        return (
          <Rope
            key={target.key}
            d={shape}
            thin={many}
            wash={!built}
            label={label(play, target)}
            aria-pressed={pinned.value === target.key}
            onPick={() => play.pick(target, pressed.touch)}
            onPeek={on => {
              table.peek.value = on ? first! : null;
            }}
          >
            {time !== undefined && <Time x={px} y={py} n={time} on={pinned.value === target.key} />}
          </Rope>
        );
      })}
    </>
  );
}

/** A line through the hexes that a good crosses, with an arrow at its end. */
function Carry({ from, to }: { from: Where; to: Where }) {
  const hexes = wayBetween([from[0], from[1]], [to[0], to[1]]),
    [sx, sy] = along(from, -10),
    [ex, ey] = middleOf(to);
  const inner: Point[] = hexes.length > 2 ? hexes.slice(1, -1).map(([q, r]) => centreOf(q, r)) : [],
    points: Point[] = [[sx, sy], ...inner, [ex, ey]];
  const [lx, ly] = points.at(-2)!,
    far = Math.hypot(ex - lx, ey - ly) || 1,
    ux = (ex - lx) / far,
    uy = (ey - ly) / far,
    tip: Point = [ex - ux * 8, ey - uy * 8];
  const d = `M${[...points.slice(0, -1), [ex - ux * 18, ey - uy * 18] as Point].map(([x, y]) => `${f1(x)} ${f1(y)}`).join("L")}`;
  const head = poly([
    tip,
    [tip[0] - ux * 15 - uy * 8, tip[1] - uy * 15 + ux * 8],
    [tip[0] - ux * 15 + uy * 8, tip[1] - uy * 15 - ux * 8],
  ]);
  return (
    <>
      <path
        d={d}
        fill="none"
        stroke="#FFF6E6"
        stroke-width="8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d={d}
        fill="none"
        stroke="var(--wax)"
        stroke-width="3.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
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

/** What the action under the pointer would do: ghost, way of the goods, wax line. */
function Preview({ play }: { play: Play }) {
  const { table } = play,
    { board, aids } = table.view.value,
    action = play.doing.value,
    target = payTarget(board) ?? mineInHand(play);
  if (!action)
    return (
      target && (
        <g pointer-events="none">
          <Selected d={rhombus(target, 1)} />
        </g>
      )
    );
  const { kind, building, hex } = action.action,
    path = pathOf(play, action, play.way.value ?? waysOf(action)[0]);
  if (kind === "settle") {
    const h = board.hexes.find(one => one.hex === hex)!,
      free = h.slots.flatMap((s, i) => (s ? [] : [i]));
    return (
      <g pointer-events="none" opacity=".85">
        {STARTERS.map((name, i) => (
          <Building key={name} at={[h.q, h.r, free[i]!]} tile={aids.tiles[name]!} slot={EMPTY} />
        ))}
      </g>
    );
  }
  if (!path) return null;
  return (
    <g pointer-events="none">
      {kind === "build" && (
        <g opacity=".85">
          <Building at={path.to} tile={aids.tiles[building as string]!} slot={EMPTY} />
        </g>
      )}
      <Selected d={rhombus(path.to, 1)} />
      {path.from.map((from, i) => (
        <Carry key={i} from={from} to={path.to} />
      ))}
      {kind === "produce" && table.me.value !== null && <Worker seat={table.me.value} at={path.to} faint />}
    </g>
  );
}

/** The steps of the plan that is looked at, numbered where they happen. */
function Steps({ play }: { play: Play }) {
  const plan = play.plan.value,
    { board } = play.table.view.value;
  if (!plan || play.doing.value || play.held.value) return null;
  const at = new Map<string, { where: Where; steps: number[] }>();
  plan.steps.forEach((step, i) => {
    const key = step.place ?? step.hex,
      where = step.place ? whereOf(board, step.place) : nextSlot(board, step.hex),
      known = at.get(key);
    if (known) known.steps.push(i + 1);
    else at.set(key, { where, steps: [i + 1] });
  });
  return (
    <g pointer-events="none">
      {[...at].map(([key, { where, steps }]) => {
        const [x, y] = along(where, -42);
        return (
          <g key={key} transform={`translate(${f1(x)} ${f1(y)})`}>
            <rect
              x={-5 - steps.length * 6}
              y="-9.500"
              width={10 + steps.length * 12}
              height="19"
              rx="9.500"
              fill="#24556D"
              stroke="#FFF4CF"
              stroke-width="1.6"
            />
            <text
              y="4.800"
              text-anchor="middle"
              font-size="13"
              font-weight="700"
              fill="#FFF6E6"
              class="serif"
            >
              {steps.join("·")}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Corners({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, options } = table.view.value,
    phone = table.width.value === "phone",
    { spent, room } = board.timeline;
  const bag = Object.values(board.bag).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <g transform={`translate(${-EDGE + 2} ${-EDGE + 2})`}>
        <text y="26" class="cart1">
          {say("game-name")}
        </text>
        {!phone && (
          <text x="1" y="48" font-size="14" fill="var(--ink-3)">
            {say(`nl-chart-${String(options.land)}`)}
          </text>
        )}
      </g>
      <g transform={`translate(${EDGE - 4} ${-EDGE + 22})`} text-anchor="end">
        <text font-size={phone ? 22 : 14} fill="var(--ink-2)">
          {say("nl-spent")}
        </text>
        <text
          y={phone ? 40 : 34}
          font-size={phone ? 40 : 33}
          font-weight="700"
          fill="var(--ink)"
          class="serif"
        >
          {spent}
          <tspan font-size={phone ? 26 : 19} font-weight="400" fill="var(--ink-3)">
            {" "}
            / {room}
          </tspan>
        </text>
      </g>
      <g transform={`translate(${-EDGE + 2} ${EDGE - (phone ? 96 : 62)}) scale(${phone ? 1.55 : 1})`}>
        {TERRAINS.map((t, i) => (
          <g key={t} transform={`translate(0 ${i * 22})`}>
            <path
              d={poly(hexPoints(10, 8, 10))}
              fill={`var(--t-${LAND[t]})`}
              stroke="#2A2018"
              stroke-width="1"
            />
            <Stamp name={LAND[t]} x={10} y={8} size={17} />
            <text x="26" y="13" font-size="14" fill="var(--ink-2)">
              {say(`terrain-${t}`)}
            </text>
          </g>
        ))}
      </g>
      <Sack
        x={EDGE - 34}
        y={EDGE - 42}
        n={bag}
        label={say("nl-bag", {
          n: bag,
          coal: board.bag.coal ?? 0,
          iron: board.bag.raw_iron ?? 0,
          silver: board.bag.raw_silver ?? 0,
        })}
      />
      {!phone &&
        Object.entries(board.bag).map(([mineral, n], i) => (
          <g key={mineral} transform={`translate(${EDGE - 104} ${EDGE - 62 + i * 23})`} aria-hidden="true">
            <Disc good={mineral} x={0} y={0} r={9.5} />
            <text x="15" y="5" font-size="15" font-weight="600" fill="var(--ink-2)" class="serif">
              {n}
            </text>
          </g>
        ))}
    </>
  );
}

export function LandMap({ play }: { play: Play }) {
  const { table } = play,
    { board } = table.view.value,
    last = placesOf(board, table.fresh.value);
  return (
    <svg
      class="map nl-map"
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      role="group"
      aria-label={table.say("nl-map")}
      onPointerDownCapture={noteTouch}
      onKeyDownCapture={noteKey}
    >
      <Corners play={play} />
      <Timeline play={play} />
      <circle r={INNER} fill="var(--sea-wash)" stroke="var(--ink)" stroke-width="1.5" />
      <g style={{ color: "var(--sea-line)" }} opacity=".7">
        <Rhumbs x={0} y={0} r={INNER - 1} n={32} />
      </g>
      <g style={{ color: "var(--ink-3)" }} opacity=".8">
        <Compass x={INNER * 0.76} y={-INNER * 0.5} r={24} />
      </g>
      <Land board={board} />
      <Buildings play={play} />
      <path class="last-line" d={last.map(place => brackets(whereOf(board, place))).join("")} />
      <Targets play={play} />
      <Spoiling play={play} />
      <Steps play={play} />
      <Preview play={play} />
      <TimelinePreview play={play} />
    </svg>
  );
}
