/* The island on its chart: land, borders, stones, pioneers, rays and previews. */
import {
  besideStep,
  Brackets,
  Compass,
  edge,
  f1,
  Figure,
  Frame,
  frameStep,
  Glyph,
  Rhumbs,
  poly,
  RopeLine,
  seatColour,
  seatHatch,
  SeatMark,
  Selected,
  Stamp,
  Tag,
  Waves,
} from "../../kit";
import type { Point } from "../../kit";
import { CREAM, INK, Stone, StoneSymbol } from "./draw";
import { DX, effectOf, rays, SIDE, type Chart, type Hex, type Land } from "./model";
import type { Play } from "./play";
import { ZoneLabels, ZoneOverlay } from "./zones";

const CUT = (h: Hex) => 1 + ((h.row * 5 + h.x * 3) % 3);
const foot = ([x, y]: Point): string => `M${f1(x - 15)} ${f1(y + 14)}a15 6 0 1 0 30 0a15 6 0 1 0-30 0z`;
const dotted = (d: string, wide = 1) => (
  <>
    <path d={d} fill="none" stroke={INK} stroke-width={6 * wide} stroke-linecap="round" opacity=".9" />
    <path
      d={d}
      fill="none"
      stroke="#FFF4CF"
      stroke-width={3 * wide}
      stroke-linecap="round"
      stroke-dasharray="1 7"
    />
  </>
);

/** Terrain never changes; its marks stop under stones. */
function Ground({ play }: { play: Play }) {
  const chart = play.chart.value,
    { terrains } = play.table.view.value.board,
    phone = play.table.width.value === "phone",
    fills = new Map<string, string>();
  let inner = "",
    outer = "",
    coast = "";
  for (const hex of chart.hexes) {
    const p = chart.corners(hex, SIDE + 0.3);
    fills.set(hex.terrain, (fills.get(hex.terrain) ?? "") + poly(p));
    chart.around(hex).forEach((near, i) => {
      const line = edge(p[i]!, p[(i + 1) % 6]!);
      if (!near) coast += line;
      else if (i < 3) {
        if (near.terrain === hex.terrain) inner += line;
        else outer += line;
      }
    });
  }
  const bare = chart.hexes.filter(h => !h.stone);
  return (
    <>
      {(
        [
          [22, 0.16],
          [14, 0.22],
          [6, 0.3],
        ] as const
      ).map(([w, o]) => (
        <path
          key={w}
          d={coast}
          stroke="var(--sea-line)"
          stroke-width={w}
          stroke-opacity={o}
          stroke-linecap="round"
        />
      ))}
      {[...fills].map(([terrain, d]) => (
        <path key={terrain} d={d} fill={`var(--t-${terrain})`} />
      ))}
      <path d={inner} stroke={INK} stroke-opacity=".22" stroke-width="1" />
      {bare.map(h => {
        const [x, y] = chart.centre(h);
        return <Stamp key={h.name} name={h.terrain} x={x} y={y} size={49} cut={CUT(h)} />;
      })}
      {terrains.map(({ name, letter }) => (
        <g key={name} style={{ "--tn-p": `var(--t-${name}-p)`, "--tn-g": `var(--t-${name})` }}>
          {bare
            .filter(h => h.terrain === name && !h.closed)
            .map(h => {
              const [x, y] = chart.centre(h);
              return (
                <text
                  key={h.name}
                  x={f1(x - 15.5)}
                  y={f1(y + 15)}
                  class="tn-letter"
                  font-size={phone ? 14 : 12}
                >
                  {letter}
                </text>
              );
            })}
        </g>
      ))}
      <path d={outer} stroke={INK} stroke-opacity=".75" stroke-width="1.7" stroke-linecap="round" />
      <path d={coast} stroke={INK} stroke-width="2.6" stroke-linecap="round" />
    </>
  );
}

const hexes = (chart: Chart, names: readonly string[], side = SIDE + 0.3): string =>
  names.map(n => poly(chart.corners(chart.hex(n)!, side))).join("");

/** Scored land: veiled, hatched by whoever took it (both hatches where it was shared). */
function Closed({ play }: { play: Play }) {
  const chart = play.chart.value;
  return (
    <>
      {play.table.view.value.board.territories.map(land => (
        <g key={land.hexes[0]}>
          <path d={hexes(chart, land.hexes)} fill="var(--veil)" />
          {land.winners.map(seat => (
            <path key={seat} d={hexes(chart, land.hexes, SIDE)} fill={seatHatch(seat)} opacity=".62" />
          ))}
          <path
            d={chart.border(land.hexes)}
            stroke="var(--piece-line)"
            stroke-width="4.5"
            stroke-linecap="round"
          />
          {land.winners[0] !== undefined && (
            <path
              d={chart.border(land.hexes)}
              stroke={seatColour(land.winners[0])}
              stroke-width="2.6"
              stroke-linecap="round"
            />
          )}
        </g>
      ))}
    </>
  );
}
/** Its cartouche: the owners' marks and what each got. */
function Cartouche({ play, land }: { play: Play; land: Land }) {
  const [x, y] = play.chart.value.middle(land.hexes),
    { seats } = play.table,
    n = land.winners.length,
    w = 36 + 26 * n;
  return (
    <g transform={`translate(${f1(x)} ${f1(y)})`} pointer-events="none">
      <rect
        x={-w / 2}
        y="-16"
        width={w}
        height="32"
        rx="3"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        stroke-width="1.5"
      />
      {land.winners.map((seat, i) => (
        <g key={seat} transform={`translate(${18 - w / 2 + i * 26} 0)`}>
          <SeatMark seat={seat} letter={seats.value[seat]?.letter} scale={0.95} />
        </g>
      ))}
      <text
        x={w / 2 - 19}
        y="7"
        text-anchor="middle"
        font-size="20"
        font-weight="700"
        fill="var(--ink)"
        class="serif"
      >
        {n ? land.points : "–"}
      </text>
    </g>
  );
}

/** The frame is the score track; the previewed points stand there dashed. */
function Track({ play }: { play: Play }) {
  const { shape } = play.chart.value,
    { board } = play.table.view.value,
    seats = play.table.seats.value,
    gains = effectOf(play.table.peek.value).gains ?? [],
    phone = play.table.width.value === "phone";
  const pegs = [
    ...board.seats.map((s, seat) => ({ seat, n: s.score, ghost: false })),
    ...gains
      .map((g, seat) => ({ seat, n: board.seats[seat]!.score + g, ghost: true }))
      .filter((_, seat) => gains[seat]! > 0),
  ];
  const steps = 2 * (shape.across + shape.down);
  return (
    <Frame shape={shape} numbers={10} fontSize={phone ? 18 : 13.5}>
      {pegs.map(({ seat, n, ghost }, i) => {
        const below = pegs.slice(0, i).filter(p => p.n % steps === n % steps).length,
          [x, y] = besideStep(shape, n, (phone ? 25 : 21) + below * 22),
          [bx, by, bw, bh] = frameStep(shape, n);
        return (
          <g key={`${seat}${ghost}`} opacity={ghost ? 0.8 : 1}>
            {!below && (
              <rect
                x={f1(bx)}
                y={f1(by)}
                width={f1(bw)}
                height={f1(bh)}
                fill={seatColour(seat)}
                stroke="var(--piece-line)"
                stroke-width="1.5"
                stroke-dasharray={ghost ? "3 2" : undefined}
              />
            )}
            <g transform={`translate(${f1(x)} ${f1(y)})`}>
              <SeatMark seat={seat} letter={seats[seat]?.letter} scale={phone ? 1.25 : 1.05} />
              {n >= steps && (
                <text
                  y="24"
                  text-anchor="middle"
                  font-size="12"
                  font-weight="700"
                  fill="var(--ink)"
                  class="serif"
                >
                  {n}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </Frame>
  );
}

/** What a chart has in its corners where no land lies: title, ship, compass, and the supply of stones. */
function Corners({ play }: { play: Play }) {
  const { say, view, width } = play.table,
    { board } = view.value,
    chart = play.chart.value,
    { w, h, bar } = chart.shape,
    phone = width.value === "phone";
  const cx = phone ? 84 : 96,
    cy = h - (phone ? 88 : 96),
    r = phone ? 36 : 52,
    sx = w - 136,
    sy = h - (phone ? 118 : 106);
  return (
    <>
      <svg
        x={bar}
        y={bar}
        width={w - 2 * bar}
        height={h - 2 * bar}
        viewBox={`${bar} ${bar} ${w - 2 * bar} ${h - 2 * bar}`}
      >
        <g style={{ color: "var(--sea-line)" }} opacity=".75">
          <Rhumbs x={cx} y={cy} r={1200} n={32} />
        </g>
      </svg>
      {chart.free(cx - r, cy - r, 2 * r, 2 * r) && (
        <g style={{ color: "var(--ink-2)" }}>
          <Compass x={cx} y={cy} r={r} />
        </g>
      )}
      {!phone && chart.free(52, 52, 160, 66) && (
        <g transform="translate(60 46)">
          <path
            d="M0 6h150l10 12v44l-10 12H0l-8-8V14z"
            fill="var(--paper-raised)"
            stroke="var(--ink)"
            stroke-width="1.5"
          />
          <path d="M5 11h142l8 9v38l-8 10H5l-7-6V18z" fill="none" stroke="var(--ink)" stroke-width=".7" />
          <text
            x="76"
            y="42"
            text-anchor="middle"
            font-size="27"
            font-style="italic"
            font-weight="600"
            fill="var(--ink)"
            class="serif"
          >
            {say("game-name")}
          </text>
          <text x="76" y="60" text-anchor="middle" font-size="13" fill="var(--ink-3)">
            {say("tn-chart", { n: board.hexes.length, map: board.map })}
          </text>
        </g>
      )}
      {chart.free(w - 118, 55, 80, 65) && (
        <>
          <g style={{ color: "var(--ink-2)", "--k": "var(--sea-wash)" }}>
            <Glyph name="ship" x={w - (phone ? 76 : 80)} y={84} size={58} />
          </g>
          <Waves x={w - 118} y={116} />
        </>
      )}
      {chart.free(sx, sy, 110, 52) && (
        <g
          transform={`translate(${sx} ${sy})`}
          role="img"
          aria-label={say("tn-stones", { n: board.stones.left })}
        >
          <text x="54" y="-3" text-anchor="middle" font-size={phone ? 19 : 14} fill="var(--ink-2)">
            {say(phone ? "tn-supply-short" : "tn-supply")}
          </text>
          <Stone x={25} y={26} size={50} />
          <text x="56" y="36" font-size="30" font-weight="700" fill="var(--ink)" class="serif">
            {board.stones.left}
          </text>
        </g>
      )}
    </>
  );
}

/** Where the pioneers of this turn came from, and what the others did since the reader's last action. */
function Trails({ play }: { play: Play }) {
  const { fresh, view } = play.table,
    chart = play.chart.value,
    { moved } = view.value.board.turn,
    on = (name: unknown) => chart.hex(String(name));
  return (
    <g pointer-events="none">
      {fresh.value.map((e, i) => {
        const hex = on(e.args?.target ?? e.args?.hex),
          from = e.kind === "move" ? on(e.args?.source) : undefined;
        if (!hex || e.seat === view.value.viewer || !["move", "place", "stone"].includes(e.kind)) return null;
        const [x, y] = chart.centre(hex);
        return (
          <g key={i}>
            {from && (
              <>
                <path
                  d={edge(chart.centre(from), [x, y])}
                  stroke={CREAM}
                  stroke-opacity=".75"
                  stroke-width="5"
                  stroke-linecap="round"
                />
                <path
                  d={edge(chart.centre(from), [x, y])}
                  stroke="var(--last)"
                  stroke-width="2.4"
                  stroke-dasharray="7 4"
                />
                <circle
                  cx={f1(chart.centre(from)[0])}
                  cy={f1(chart.centre(from)[1])}
                  r="4.500"
                  fill="var(--last)"
                  stroke={CREAM}
                  stroke-width="1.5"
                />
              </>
            )}
            <Brackets x={f1(x - 21)} y={f1(y - 22)} w={42} h={44} k={9} />
          </g>
        );
      })}
      {moved.map(path => {
        const [x, y] = chart.at(path[0]!);
        return (
          <g key={path[0]}>
            {dotted(
              path
                .slice(1)
                .map((name, i) => edge(chart.at(path[i]!), chart.at(name)))
                .join(""),
            )}
            <circle cx={f1(x)} cy={f1(y)} r="11" fill="none" stroke={INK} stroke-width="5" />
            <circle
              cx={f1(x)}
              cy={f1(y)}
              r="11"
              fill="none"
              stroke="#FFF4CF"
              stroke-width="2.2"
              stroke-dasharray="4 3"
            />
          </g>
        );
      })}
    </g>
  );
}

/** The slides of the chosen pioneer: a line in every direction up to the obstacle; hexes it may cross but not stop on are struck through. */
function Rays({ play }: { play: Play }) {
  const from = play.source.value,
    chart = play.chart.value;
  if (!from || !play.targets.value.size) return null;
  const found = rays(chart, from, [...play.targets.value.keys()]);
  return (
    <g pointer-events="none">
      <path
        d={found.map(({ end }) => edge(chart.at(from), chart.centre(end))).join("")}
        stroke={INK}
        stroke-width="7"
        stroke-linecap="round"
        opacity=".6"
      />
      <path
        d={found.map(({ end }) => edge(chart.at(from), chart.centre(end))).join("")}
        stroke="var(--rope-b)"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      {found
        .flatMap(r => r.barred)
        .map(hex => {
          const [x, y] = chart.centre(hex);
          return (
            <g key={hex.name}>
              <circle
                cx={f1(x)}
                cy={f1(y)}
                r="9"
                fill="var(--paper-raised)"
                stroke={INK}
                stroke-width="1.6"
              />
              <path d={`M${f1(x - 6)} ${f1(y + 6)}l12-12`} stroke={INK} stroke-width="2" />
            </g>
          );
        })}
    </g>
  );
}

/** Every hex can be read and walked to by arrow keys, and Tab goes over what the next step is chosen from; those that may be clicked are buttons and have the rope. One kind of element, so that the focus survives a move. */
function Cells({ play }: { play: Play }) {
  const { table, source, targets, movers, pinned } = play,
    { say } = table,
    chart = play.chart.value,
    me = table.me.value,
    placing = play.phase.value === "place";
  const first = placing ? [...targets.value.keys()][0] : null;
  return (
    <>
      {chart.hexes.map(hex => {
        const name = hex.name,
          action = targets.value.get(name),
          mover = movers.value.get(name),
          centre = chart.centre(hex),
          own = effectOf(action);
        const legal = action !== undefined || mover !== undefined,
          ground = { hex: name, terrain: { label: `terrain-${hex.terrain}` } };
        const closes = (own.gains ?? [])
          .map((n, seat) => (n ? { label: "tn-gain", args: { player: { seat }, n } } : null))
          .filter(g => g !== null);
        const label = action
          ? action.action.kind === "move"
            ? say("tn-cell-move", { ...ground, n: own.steps ?? 0, stones: own.stones?.length ?? 0 })
            : action.action.kind === "place"
              ? say("tn-cell-place", ground)
              : own.closes
                ? say(closes.length ? "tn-cell-closes" : "tn-cell-closes-none", {
                    ...ground,
                    n: own.closes.reduce((sum, l) => sum + l.size, 0),
                    gains: closes,
                  })
                : say("tn-cell-lay", ground)
          : mover !== undefined
            ? say("tn-cell-mover", { ...ground, n: mover })
            : play.names.value.get(name);
        const best =
          me === null ? 0 : Math.max(own.gains?.[me] ?? 0, ...(own.stones ?? []).map(s => s.gains[me] ?? 0));
        const shape = poly(chart.corners(hex, SIDE - 3.5)),
          open = action !== undefined && !placing && pinned.value !== name;
        return (
          <g
            key={name}
            class={legal ? "legal" : undefined}
            data-cell
            data-hex={name}
            role={legal ? "button" : "img"}
            aria-label={label}
            aria-pressed={mover === undefined ? undefined : source.value === name}
            tabindex={
              name === first || (legal && !placing && (action || name === source.value || !source.value))
                ? 0
                : -1
            }
            onClick={() => play.pick(name)}
            onFocus={() => {
              play.at.value = name;
            }}
            onBlur={() => {
              if (play.at.value === name) play.at.value = null;
            }}
            onKeyDown={e => {
              if (e.key === "Enter" || e.key === " ") {
                e.preventDefault();
                play.touching(false);
                play.pick(name);
              }
            }}
          >
            <path class={open && action.action.kind === "stone" ? "wash" : "hit"} d={shape} />
            {action && !placing && <RopeLine d={shape} thin />}
            {mover !== undefined &&
              (source.value === name && !pinned.value ? (
                <Selected d={foot(centre)} />
              ) : (
                <RopeLine d={foot(centre)} thin />
              ))}
            {best > 0 && pinned.value !== name && (
              <g class="tn-best" transform={`translate(${f1(centre[0])} ${f1(centre[1])})`}>
                <rect
                  x="-16"
                  y="-10"
                  width="32"
                  height="20"
                  rx="10"
                  fill="var(--moss)"
                  stroke="var(--paper-raised)"
                  stroke-width="1.5"
                />
                <text
                  y="5"
                  text-anchor="middle"
                  font-size="14"
                  font-weight="700"
                  fill="var(--paper-raised)"
                  class="serif"
                >
                  +{best}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** What the pointed-at action would do: the piece in its new place, the land it closes and for whom. */
function Preview({ play }: { play: Play }) {
  const { table, pinned } = play,
    action = table.peek.value,
    chart = play.chart.value;
  if (!action) return null;
  const { kind, source } = action.action,
    name = (action.action.target ?? action.action.hex) as string | undefined;
  if (name === undefined || !chart.hex(name)) return null;
  const { gains = [], closes, stones = [] } = effectOf(action),
    [x, y] = chart.at(name),
    seat = table.me.value ?? 0,
    shape = chart.shape;
  const shown = gains.map((n, s) => ({ n, s })).filter(g => g.n > 0),
    wide = 14 + Math.max(1, shown.length) * 76,
    under = y < 120;
  const tx = Math.max(shape.bar + wide / 2 + 4, Math.min(shape.w - shape.bar - wide / 2 - 4, x));
  return (
    <g pointer-events="none">
      {kind === "move" && (
        <>
          {dotted(edge(chart.at(source as string), [x, y]))}
          <g opacity=".82">
            <Figure seat={seat} x={x} y={y + 15} scale={1.13} />
          </g>
        </>
      )}
      {kind === "place" && (
        <>
          <RopeLine d={poly(chart.corners(chart.hex(name)!, SIDE - 3.5))} />
          <g opacity=".82">
            <Figure seat={seat} x={x} y={y + 15} scale={1.13} />
          </g>
        </>
      )}
      {kind === "stone" && (
        <g opacity=".85">
          <Stone x={x} y={y} />
        </g>
      )}
      {stones.map(s => (
        <path
          key={s.hex}
          d={poly(chart.corners(chart.hex(s.hex)!, SIDE - 6))}
          fill="none"
          stroke="var(--stone-wood-ink)"
          stroke-width="3"
          stroke-dasharray="5 4"
        />
      ))}
      {(kind === "stone" || pinned.value === name) && (
        <Selected d={poly(chart.corners(chart.hex(name)!, SIDE - 2))} />
      )}
      {closes && (
        <Tag x={tx} y={under ? y + 26 : y - 24} w={wide} h={38} below={under}>
          {shown.length ? (
            shown.map(({ n, s }, i) => (
              <g key={s} transform={`translate(${22 + i * 76} 19)`}>
                <SeatMark seat={s} letter={table.seats.value[s]?.letter} scale={1.1} />
                <text x="17" y="8" font-size="23" font-weight="700" fill="var(--ink)" class="serif">
                  +{n}
                </text>
              </g>
            ))
          ) : (
            <text
              x={wide / 2}
              y="26"
              text-anchor="middle"
              font-size="20"
              font-weight="700"
              fill="var(--ink)"
              class="serif"
            >
              0
            </text>
          )}
        </Tag>
      )}
    </g>
  );
}
/** The land that the pointed-at stone would close, in the colour of whoever gets it; it lies under the pieces. */
function Closing({ play }: { play: Play }) {
  const closes = effectOf(play.table.peek.value).closes ?? [],
    chart = play.chart.value;
  return (
    <g pointer-events="none">
      {closes.map(land => (
        <g key={land.hexes[0]}>
          {land.winners.map(seat => (
            <path key={seat} d={hexes(chart, land.hexes)} fill={seatHatch(seat)} opacity=".5" />
          ))}
          <path d={chart.border(land.hexes)} stroke={CREAM} stroke-width="6.5" stroke-linecap="round" />
          <path
            d={chart.border(land.hexes)}
            stroke={land.winners[0] === undefined ? INK : seatColour(land.winners[0])}
            stroke-width="3.2"
            stroke-linecap="round"
          />
        </g>
      ))}
    </g>
  );
}

const Pioneers = ({ play }: { play: Play }) => (
  <g pointer-events="none">
    {play.pioneers.value.map(({ id, seat, hex }) => {
      const [x, y] = play.chart.value.at(hex);
      return (
        <g key={id} class="tn-pioneer" style={{ transform: `translate(${f1(x)}px, ${f1(y)}px)` }}>
          <Figure seat={seat} x={0} y={15} scale={1.13} />
        </g>
      );
    })}
  </g>
);
const Stones = ({ play }: { play: Play }) => (
  <>
    {play.chart.value.hexes
      .filter(h => h.stone)
      .map(h => {
        const [x, y] = play.chart.value.centre(h);
        return <Stone key={h.name} x={x} y={y} />;
      })}
  </>
);
/** Rows are lettered as in the names of hexes: c5 is the fifth of row c. */
const Rows = ({ play }: { play: Play }) => (
  <>
    {play.chart.value.hexes
      .filter((h, i, all) => h.row !== all[i - 1]?.row)
      .map(h => {
        const [x, y] = play.chart.value.centre(h);
        return (
          <text
            key={h.row}
            x={f1(x - DX - 13)}
            y={f1(y + 5)}
            text-anchor="middle"
            font-size="14"
            font-style="italic"
            fill="var(--ink-2)"
            class="serif"
          >
            {h.name[0]}
          </text>
        );
      })}
  </>
);

/** Any empty hex will do: one rope round the island instead of one round every hex. */
const Around = ({ play }: { play: Play }) =>
  play.phase.value === "place" && play.targets.value.size ? (
    <path class="tn-around" d={play.chart.value.border(play.chart.value.hexes.map(h => h.name))} />
  ) : null;

export function IslandMap({ play }: { play: Play }) {
  const { table } = play,
    { shape } = play.chart.value,
    { board } = table.view.value;
  const over = (e: Event) => {
    play.at.value = (e.target as Element).closest<SVGElement>("[data-hex]")?.dataset.hex ?? null;
  };
  const walk = (e: KeyboardEvent) => {
    const here = (e.target as Element).closest<SVGElement>("[data-hex]")?.dataset.hex;
    if (!here || !e.key.startsWith("Arrow")) return;
    e.preventDefault();
    e.stopPropagation();
    const next = play.chart.value.step(here, e.key);
    if (next) (e.currentTarget as Element).querySelector<SVGElement>(`[data-hex="${next.name}"]`)?.focus();
  };
  return (
    <svg
      class="map tn-map"
      viewBox={`-3 -3 ${shape.w + 6} ${shape.h + 6}`}
      role="group"
      aria-label={table.say("tn-map")}
      onKeyDown={walk}
      onPointerOver={over}
      onPointerLeave={() => {
        play.at.value = null;
      }}
      onPointerDown={e => play.touching(e.pointerType === "touch")}
    >
      <defs>
        <StoneSymbol />
      </defs>
      <Track play={play} />
      <Corners play={play} />
      <Ground play={play} />
      <Rows play={play} />
      <Around play={play} />
      <Closed play={play} />
      <ZoneOverlay play={play} />
      <Closing play={play} />
      <Stones play={play} />
      <Trails play={play} />
      <Rays play={play} />
      <Cells play={play} />
      <Pioneers play={play} />
      {board.territories.map(land => (
        <Cartouche key={land.hexes[0]} play={play} land={land} />
      ))}
      <ZoneLabels play={play} />
      <Preview play={play} />
    </svg>
  );
}
