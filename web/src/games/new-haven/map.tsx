/* The harvest board: land, previewed chains, open buildings, the resource track. */
import {
  box,
  Brackets,
  Compass,
  disc,
  Glyph,
  gouge,
  NeatLine,
  range,
  Rope,
  Sack,
  Selected,
  Stamp,
  Tag,
  Waves,
} from "../../kit";
import { Building, Crate, Quarter, Tile } from "./draw";
import {
  area,
  chains,
  effectOf,
  ground,
  HALF,
  LAND,
  quarters,
  RESOURCES,
  SIDE,
  TILE,
  WIDE,
  type Area,
  type Ground,
  type Resource,
} from "./model";
import type { Play } from "./play";

const INK = "#2A2018",
  CREAM = "#FFF8E2",
  OFFER = 124,
  TRACK = 21;

/** Lines between quadrants, each kind joined into one path. */
function seams(land: Ground, { left, top }: Area) {
  let hedge = "",
    seam = "",
    coast = "";
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= WIDE || y >= WIDE ? null : land[y * WIDE + x]!;
  for (let y = -1; y < WIDE; y++)
    for (let x = -1; x < WIDE; x++) {
      const here = at(x, y),
        X = (x + 1) * HALF - left * TILE,
        Y = (y + 1) * HALF - top * TILE;
      const line = (other: Resource | null, d: string, border: boolean) => {
        if (here && other) {
          if (here !== other) hedge += d;
          else if (border) seam += d;
        } else if (here || other) coast += d;
      };
      line(at(x + 1, y), `M${X} ${Y - HALF}v${HALF}`, x % 2 !== 0);
      line(at(x, y + 1), `M${X - HALF} ${Y}h${HALF}`, y % 2 !== 0);
    }
  return { hedge, seam, coast };
}
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

function Land({ play, frame }: { play: Play; frame: Area }) {
  const { board } = play.table.view.value,
    land = ground(board.spaces),
    { hedge, seam, coast } = seams(land, frame);
  return (
    <>
      {board.spaces.map((s, i) => {
        const x = ((i % SIDE) - frame.left) * TILE,
          y = (Math.floor(i / SIDE) - frame.top) * TILE;
        if (s.kind === "outside") return null;
        if (s.kind === "tile") {
          const four = quarters(s.tile!);
          return (
            <g key={`t${i}`} class="drop">
              {[0, 1, 3, 2].map((q, k) => (
                <Quarter key={k} x={x + (k & 1) * HALF} y={y + (k >> 1) * HALF} size={HALF} of={four[q]!} />
              ))}
            </g>
          );
        }
        if (s.kind === "shipment")
          return (
            <g key={`s${i}`} transform={`translate(${x} ${y})`}>
              <Crate resource={s.resource!} />
            </g>
          );
        const pond = s.kind === "pond";
        return (
          <g key={i}>
            <rect
              x={x}
              y={y}
              width={TILE}
              height={TILE}
              fill={pond ? "var(--t-lake)" : "var(--t-wild)"}
              stroke={pond ? "var(--t-lake-p)" : "var(--t-wild-p)"}
              stroke-width="1"
            />
            <Stamp
              name={pond ? "lake" : "wild"}
              x={x + 50}
              y={y + 50}
              size={pond ? 96 : 72}
              cut={1 + ((i * 2 + ((i / SIDE) | 0)) % 3)}
            />
            {s.building && (
              <g transform={`translate(${x + 50} ${y + 50})`}>
                <Building code={s.building} r={28} />
              </g>
            )}
          </g>
        );
      })}
      <path d={seam} stroke={CREAM} stroke-opacity=".38" stroke-width="1.2" stroke-dasharray="3 5" />
      <path d={hedge} stroke={INK} stroke-opacity=".62" stroke-width="1.5" />
      <path d={coast} stroke={INK} stroke-width="2.4" stroke-linecap="square" />
    </>
  );
}

/** Where a tile may go: rope round every free space; a click settles on it, a second one lays. */
function FreeSpaces({ play, frame }: { play: Play; frame: Area }) {
  const { table, pinned, over } = play,
    { say } = table;
  return (
    <>
      {table.view.value.board.spaces.map((s, i) => {
        const action = s.kind === "free" ? play.lays(s.name) : undefined;
        if (!action) return null;
        const x = ((i % SIDE) - frame.left) * TILE,
          y = (Math.floor(i / SIDE) - frame.top) * TILE;
        const gains = effectOf(action).harvest,
          amounts = gains
            ? RESOURCES.filter(r => gains[r]).map(r => ({ label: `amount-${r}`, args: { n: gains[r] } }))
            : [];
        return (
          <Rope
            key={s.name}
            d={box(x + 7, y + 7, 86, 86)}
            thin
            label={say("nh-space", { space: s.name, amounts })}
            onPick={() => {
              if (pinned.value === s.name) table.choose(play.lays(s.name));
              else pinned.value = s.name;
            }}
            onPeek={on => {
              over.value = on ? s.name : over.value === s.name ? null : over.value;
            }}
          />
        );
      })}
    </>
  );
}

function Preview({ play, frame }: { play: Play; frame: Area }) {
  const action = play.laying.value,
    held = play.held.value;
  if (!action || !held) return null;
  const { spaces } = play.table.view.value.board,
    space = spaces.findIndex(s => s.name === action.action.space);
  const tile =
    held.kind === "tile" ? quarters(held.tile, play.turn.value) : Array<Resource>(4).fill(held.resource);
  const land = ground(spaces, { space, tile }),
    line = outline(chains(land, space), land, frame);
  const x = ((space % SIDE) - frame.left) * TILE,
    y = (Math.floor(space / SIDE) - frame.top) * TILE,
    w = frame.across * TILE;
  const { harvest, claims } = effectOf(action),
    shown = RESOURCES.filter(r => harvest?.[r]),
    wide = 10 + shown.length * 62 + (claims ? 44 : 0);
  const tx = Math.max(wide / 2 - 6, Math.min(w - wide / 2 + 6, x + 50)),
    under = y < 45;
  return (
    <g pointer-events="none">
      <g transform={`translate(${x} ${y})`}>
        {held.kind === "tile" ? (
          <Tile tile={held.tile} turn={play.turn.value} />
        ) : (
          <Crate resource={held.resource} />
        )}
      </g>
      <path d={line} stroke={INK} stroke-width="8" stroke-linecap="square" fill="none" opacity=".85" />
      <path d={line} stroke={CREAM} stroke-width="4" stroke-linecap="square" fill="none" />
      <Selected d={box(x + 1, y + 1, 98, 98)} />
      <Tag x={tx} y={under ? y + 104 : y - 4} w={wide} h={36} below={under}>
        {shown.map((r, i) => (
          <g key={r} transform={`translate(${8 + i * 62} 5)`}>
            <circle
              cx="13"
              cy="13"
              r="13"
              fill={`var(--t-${LAND[r].terrain})`}
              stroke={INK}
              stroke-width="1.3"
            />
            <Glyph name={LAND[r].glyph} x={13} y={13} size={21} />
            <text x="30" y="20" font-size="21" font-weight="700" fill="var(--ink)" class="serif">
              {harvest![r]}
            </text>
          </g>
        ))}
        {claims && (
          <g transform={`translate(${wide - 24} 18)`}>
            <Building code={claims} r={15} />
          </g>
        )}
      </Tag>
    </g>
  );
}

function Offer({
  play,
  x,
  y,
  step,
  across,
}: {
  play: Play;
  x: number;
  y: number;
  step: number;
  across: boolean;
}) {
  const { table } = play,
    { say } = table,
    { board } = table.view.value,
    bag = table.legal.value.find("draw-from-bag");
  const sack = across ? { x: x + 5 * step + 8, y: y - 6 } : { x, y: y + 5 * step + 22 };
  return (
    <>
      {board.offer.map((code, i) => {
        const cx = across ? x + i * step : x,
          cy = across ? y : y + i * step,
          take = code ? table.legal.value.find("take-open", { building: code }) : undefined;
        return (
          <g key={i} transform={`translate(${cx} ${cy})`}>
            <circle r="37" fill="var(--paper-sunk)" stroke="var(--rule)" stroke-width="1.5" />
            {code && <Building code={code} r={31} />}
            {take && (
              <Rope
                d={disc(35)}
                wash={false}
                label={say(take.label.label, take.label.args)}
                onPick={() => table.choose(take)}
              />
            )}
          </g>
        );
      })}
      <Sack x={sack.x} y={sack.y} n={board.bag} label={say("nh-bag", { n: board.bag })} />
      {bag && (
        <Rope
          d={disc(41, sack.x, sack.y + 4)}
          wash={false}
          label={say(bag.label.label)}
          onPick={() => table.choose(bag)}
        />
      )}
    </>
  );
}

/** One marker per resource; the previewed harvest stands there dashed. */
function Track({ play, y, width, phone }: { play: Play; y: number; width: number; phone: boolean }) {
  const preview = effectOf(play.laying.value).harvest,
    track = preview ?? play.table.view.value.board.track,
    cell = width / TRACK;
  const at = (n: number) => Math.min(n, TRACK - 1),
    crowd = (n: number) => RESOURCES.filter(r => at(track[r]) === at(n));
  return (
    <g
      transform={`translate(-7 ${y})`}
      role="img"
      aria-label={play.table.say("nh-track", {
        amounts: RESOURCES.map(r => ({ label: `amount-${r}`, args: { n: track[r] } })),
      })}
    >
      {range(TRACK).map(n => (
        <g key={n}>
          <rect
            x={n * cell}
            y="0"
            width={cell}
            height="30"
            fill={n % 2 ? "var(--paper-raised)" : "var(--paper-sunk)"}
            stroke="var(--rule-strong)"
            stroke-width="1"
          />
          {(!phone || n % 5 === 0) && (
            <text
              x={n * cell + cell / 2}
              y={phone ? 23 : 21}
              text-anchor="middle"
              font-size={phone ? 23 : 16}
              font-weight={n % 5 ? 400 : 700}
              fill={n % 5 ? "var(--ink-2)" : "var(--ink)"}
              class="serif"
            >
              {n}
            </text>
          )}
        </g>
      ))}
      {RESOURCES.map(r => {
        const n = track[r],
          others = crowd(n),
          k = others.indexOf(r),
          many = others.length > 2;
        const x = at(n) * cell + cell / 2 + (many ? (k % 2 ? 9.5 : -9.5) : 0),
          lift = many ? (k >> 1) * 25 : k * 35;
        return (
          <g
            key={r}
            class="nh-marker"
            style={{ transform: `translate(${x}px, ${-6 - lift}px) scale(${many ? 0.64 : 1})` }}
          >
            <path
              d="M-15-32h30v24l-15 11-15-11z"
              fill={`var(--t-${LAND[r].terrain})`}
              stroke={INK}
              stroke-width="1.8"
              stroke-dasharray={preview ? "4 3" : undefined}
              stroke-linejoin="round"
            />
            <Glyph name={LAND[r].glyph} x={0} y={-19} size={25} />
            {n > TRACK - 1 && (
              <text
                y="-36"
                text-anchor="middle"
                font-size="18"
                font-weight="700"
                fill="var(--ink)"
                class="serif"
              >
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The empty corners of the four-player chart carry what a chart has there. */
const Corners = ({ w, h }: { w: number; h: number }) => (
  <>
    <text x="52" y="44" text-anchor="middle" class="cart1">
      New
    </text>
    <text x="52" y="70" text-anchor="middle" class="cart1">
      Haven
    </text>
    <path d={gouge(14, 82, 90, 82, 1.5)} fill="var(--ink-3)" />
    <g style={{ color: "var(--ink-3)" }}>
      <Compass x={w - 50} y={56} r={36} />
    </g>
    <Waves x={10} y={h - 78} rows={6} n={3} />
    <g style={{ color: "var(--ink-3)", "--k": "var(--paper-raised)" }}>
      <Glyph name="ship" x={w - 48} y={h - 52} size={64} />
    </g>
    <Waves x={w - 88} y={h - 14} />
  </>
);

export function HarvestMap({ play }: { play: Play }) {
  const { table } = play,
    { board } = table.view.value,
    frame = area(board.spaces),
    phone = table.width.value === "phone";
  const w = frame.across * TILE,
    h = frame.down * TILE,
    corners = board.spaces[0]!.kind === "outside" && frame.across === SIDE;
  const last = table.fresh.value.findLast(
      e => e.kind === "laid-tile" || e.kind === "laid-shipment" || e.kind === "flipped",
    ),
    lastAt = board.spaces.findIndex(s => s.name === last?.args?.space);
  const step = Math.min(92, (h - 190) / 5),
    scale = Math.min(1, (w - 150) / 560),
    wheel = (e: WheelEvent) => {
      if (!e.ctrlKey && play.mine.value && play.phase.value === "lay") {
        e.preventDefault();
        play.rotate(e.deltaY > 0 ? 1 : -1);
      }
    };
  const y = phone ? h + 152 + 40 * scale : h + 100,
    width = (phone ? w : w + OFFER) + 14;
  return (
    <svg
      class="map nh-art"
      viewBox={`-12 -12 ${phone ? w + 24 : w + OFFER + 12} ${y + 46}`}
      aria-label={table.say("nh-map")}
      role="group"
      onWheel={wheel}
    >
      <NeatLine w={w} h={h} />
      {corners && <Corners w={w} h={h} />}
      <Land play={play} frame={frame} />
      {lastAt >= 0 && (
        <Brackets
          x={((lastAt % SIDE) - frame.left) * TILE - 5}
          y={(Math.floor(lastAt / SIDE) - frame.top) * TILE - 5}
          w={TILE + 10}
          h={TILE + 10}
          k={22}
        />
      )}
      <FreeSpaces play={play} frame={frame} />
      <Preview play={play} frame={frame} />
      {phone ? (
        <>
          <text x={4} y={h + 48} class="lab big">
            {table.say("nh-open-1")}
          </text>
          <text x={4} y={h + 74} class="lab big">
            {table.say("nh-open-2")}
          </text>
          <g transform={`translate(${150 + 40 * scale} ${h + 56}) scale(${scale})`}>
            <Offer play={play} x={0} y={0} step={88} across />
          </g>
        </>
      ) : (
        <>
          <text x={w + 62} y={corners ? 98 : 18} text-anchor="middle" class="lab">
            {table.say("nh-open-1")}
          </text>
          <text x={w + 62} y={corners ? 116 : 36} text-anchor="middle" class="lab">
            {table.say("nh-open-2")}
          </text>
          <Offer play={play} x={w + 62} y={corners ? 168 : 84} step={step} across={false} />
        </>
      )}
      <Track play={play} y={y} width={width} phone={phone} />
    </svg>
  );
}
