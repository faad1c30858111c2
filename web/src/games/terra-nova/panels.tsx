/* The own area: the three actions, what a click would do, the land open and closed, the key of terrains. */
import { Figure, Icon, range, SeatBadge } from "../../kit";
import { GroundChip, GroundHex, StonePicture } from "./draw";
import { effectOf, type Ground, type Land, type Zone } from "./model";
import type { Play } from "./play";

const terrainList = (terrains: readonly { name: Ground }[]) =>
  [...new Set(terrains.map(t => t.name))].map(name => ({ label: `terrain-${name}` }));
const Badges = ({ play, counts }: { play: Play; counts: readonly number[] }) => (
  <>
    {counts.map(
      (n, seat) =>
        n > 0 && (
          <span key={seat} class="tn-count">
            <SeatBadge seat={seat} letter={play.table.seats.value[seat]?.letter} size={20} />
            <span class="vh">{play.table.seats.value[seat]?.name}: </span>
            {n}
          </span>
        ),
    )}
  </>
);

/** Which of the three actions it is, and what the earlier ones were. */
export function Actions({ play }: { play: Play }) {
  const { say } = play.table,
    { turn } = play.table.view.value.board,
    done = play.done.value,
    mine = play.mine.value;
  return (
    <ol class="tn-acts">
      {range(turn.of).map(i => {
        const was = done[i],
          now = i === turn.done && play.phase.value !== "end",
          late = i > turn.done || (i === turn.done && !now);
        return (
          <li
            key={i}
            class={`tn-act ${now ? "on" : late ? "to" : ""}`}
            aria-current={now ? "step" : undefined}
          >
            <b>
              {was ? (
                <DonePicture play={play} stone={was.kind === "stone"} />
              ) : (
                say(i ? "tn-move-or-stone" : "tn-move")
              )}
            </b>
            {was
              ? was.kind === "move"
                ? say("tn-moved", { hex: was.hex })
                : say("tn-laid", { hex: was.hex })
              : say(
                  now
                    ? mine
                      ? "tn-now"
                      : "tn-now-theirs"
                    : i < turn.done
                      ? "tn-done"
                      : play.phase.value === "end"
                        ? "tn-none"
                        : "tn-later",
                )}
          </li>
        );
      })}
    </ol>
  );
}
const DonePicture = ({ play, stone }: { play: Play; stone: boolean }) =>
  stone ? (
    <StonePicture size={26} />
  ) : (
    <svg width="26" height="26" viewBox="-15 -29 30 32" aria-hidden="true">
      <Figure seat={play.table.view.value.board.turn.seat ?? 0} x={0} y={0} />
    </svg>
  );

function TurnPanel({ play }: { play: Play }) {
  const { say, view, seats } = play.table,
    { board, over } = view.value,
    seat = board.turn.seat;
  if (over || seat === null) return null;
  if (play.phase.value === "place")
    return (
      <section class="panel">
        <header>
          <h2>{say("tn-placement")}</h2>
          <span class="end">{say("tn-placement-note")}</span>
        </header>
        <ul class="tn-reserve">
          {board.seats.map((s, i) => (
            <li key={i}>
              <span class="vh">
                {seats.value[i]?.name}: {s.reserve}
              </span>
              <svg viewBox={`-12 -28 ${Math.max(13, s.of) * 20 + 6} 34`} aria-hidden="true">
                {range(s.of).map(k => (
                  <g key={k} opacity={k < s.reserve ? 1 : 0.16}>
                    <Figure seat={i} x={k * 20} y={2} scale={0.9} />
                  </g>
                ))}
              </svg>
            </li>
          ))}
        </ul>
      </section>
    );
  const note =
    board.idle.turns > board.seats.length
      ? say("tn-idle", { n: board.idle.turns, limit: board.idle.limit })
      : say("tn-stones", { n: board.stones.left });
  return (
    <section class="panel">
      <header>
        <h2>{play.mine.value ? say("tn-your-turn") : say("tn-turn-of", { player: { seat } })}</h2>
        <span class={board.idle.turns > board.seats.length ? "end tn-warn" : "end"}>{note}</span>
      </header>
      <Actions play={play} />
    </section>
  );
}

/** One territory that a stone would close: hexes, terrains, who is how strong, who gets what. */
function Sum({ play, land }: { play: Play; land: Land }) {
  const { say, me } = play.table,
    each = land.winners.length,
    mine = me.value !== null && land.winners.includes(me.value);
  return (
    <dl class="tn-sum">
      <dt>{say("tn-closed-in")}</dt>
      <dd>{land.size}</dd>
      <dt>{say("value-parts", { parts: terrainList(land.terrains) })}</dt>
      <dd>{say("tn-times", { n: land.value / land.size })}</dd>
      <dt class="tn-counts">
        <Badges play={play} counts={land.pioneers} />
        {!each && say("tn-nobody-there")}
      </dt>
      <dd>{each > 1 ? say("tn-shared") : ""}</dd>
      <dt class="tot">
        {each ? say("tn-for", { players: land.winners.map(seat => ({ seat })) }) : say("tn-for-nobody")}
      </dt>
      <dd class={mine ? "tot gain" : "tot"}>{each ? `+${land.points}` : "0"}</dd>
    </dl>
  );
}

/** What the pointed-at action would do; without one, the zone of the hex pointed at. */
function PreviewPanel({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    action = table.peek.value,
    { closes, steps, terrain, stones = [] } = effectOf(action),
    view = table.view.value;
  if (view.over || play.phase.value === "place") return null;
  const at = play.at.value,
    zone = at ? view.aids.zones.find(z => z.hexes.includes(at)) : undefined,
    kind = action?.action.kind;
  const here = play.chart.value.hex(String(action?.action.target ?? action?.action.hex ?? at));
  const title =
    kind === "stone"
      ? say("tn-if-stone")
      : kind === "move"
        ? say("tn-if-move")
        : zone
          ? say("tn-zone-here")
          : say("tn-look");
  const body = closes ? (
    closes.map(land => <Sum key={land.hexes[0]} play={play} land={land} />)
  ) : kind === "stone" ? (
    <p class="tn-note">{say("tn-closes-nothing")}</p>
  ) : kind === "move" ? (
    <>
      <p class="tn-note">{say("tn-slides", { n: steps ?? 0, terrain: { label: `terrain-${terrain!}` } })}</p>
      {stones.slice(0, 4).map(s => (
        <p key={s.hex} class="tn-then">
          <StonePicture size={22} />
          <span>{say("tn-then", { hex: s.hex })}</span>
          <Gains play={play} gains={s.gains} />
        </p>
      ))}
    </>
  ) : zone ? (
    <ZoneFacts play={play} zone={zone} />
  ) : (
    <p class="tn-note">
      {say(play.mine.value && play.phase.value !== "end" ? "tn-look-hint" : "tn-look-wait")}
    </p>
  );
  return (
    <section class="panel tn-preview">
      <header>
        <h2>{title}</h2>
        {here && (
          <span class="end">
            {say("tn-here", { hex: here.name, terrain: { label: `terrain-${here.terrain}` } })}
          </span>
        )}
      </header>
      {body}
    </section>
  );
}
export const Gains = ({ play, gains }: { play: Play; gains: readonly number[] }) =>
  gains.some(n => n > 0) ? (
    <span class="tn-gains">
      {gains.map(
        (n, seat) =>
          n > 0 && (
            <span key={seat} class="tn-count">
              <SeatBadge seat={seat} letter={play.table.seats.value[seat]?.letter} size={20} />
              <span class="vh">{play.table.seats.value[seat]?.name}</span>
              <b>+{n}</b>
            </span>
          ),
      )}
    </span>
  ) : (
    <span class="faint">{play.table.say("tn-for-nobody")}</span>
  );

const Chips = ({ play, terrains }: { play: Play; terrains: Zone["terrains"] }) => {
  const letters = new Map(play.table.view.value.board.terrains.map(t => [t.name, t.letter]));
  return (
    <span class="tn-chips">
      {terrains.map(t => (
        <GroundChip key={t.name} terrain={t.name} letter={letters.get(t.name)!} />
      ))}
    </span>
  );
};
function ZoneFacts({ play, zone }: { play: Play; zone: Zone }) {
  const { say } = play.table;
  return (
    <dl class="tn-sum">
      <dt>{say("tn-size", { n: zone.size })}</dt>
      <dd>{zone.open ? "" : say("tn-worth", { n: zone.value })}</dd>
      <dt>{zone.open ? say("tn-too-many", { n: zone.terrains.length - 3 }) : say("tn-closes-at-end")}</dt>
      <dd>
        <Chips play={play} terrains={zone.terrains} />
      </dd>
      <dt class="tn-counts">
        <Badges play={play} counts={zone.pioneers} />
      </dt>
      <dd>{zone.winners.length === 1 ? say("tn-leads", { player: { seat: zone.winners[0]! } }) : ""}</dd>
    </dl>
  );
}

function LandPanel({ play }: { play: Play }) {
  const { table, overlay, looked } = play,
    { say, seats } = table,
    { board, aids } = table.view.value;
  const row = (land: Land) => ({
    type: "button" as const,
    "aria-pressed": looked.value === land,
    onClick: () => {
      looked.value = looked.value === land ? null : land;
    },
  });
  return (
    <section class="panel">
      <header>
        <h2>{say("tn-land")}</h2>
        <button
          class="tn-toggle end"
          aria-pressed={overlay.value}
          onClick={() => {
            overlay.value = !overlay.value;
          }}
        >
          <Icon name="map" size={15} cut={overlay.value ? "var(--ink)" : "var(--paper-raised)"} />
          {say("tn-zones")} <kbd>Z</kbd>
        </button>
      </header>
      <ul class="tn-land">
        {aids.zones.map(zone => (
          <li key={zone.hexes[0]}>
            <button {...row(zone)}>
              <span class="tn-n">{zone.size}</span>
              <span class="tn-what">
                <span class="vh">
                  {say("tn-size", { n: zone.size })} {say("tn-kinds", { n: zone.terrains.length })}{" "}
                </span>
                <Chips play={play} terrains={zone.terrains} />
                <span class="tn-counts">
                  <Badges play={play} counts={zone.pioneers} />
                </span>
              </span>
              {zone.open ? null : <b>{zone.value}</b>}
            </button>
          </li>
        ))}
        {board.territories.map(land => (
          <li key={land.hexes[0]}>
            <button {...row(land)}>
              <span class="tn-owners">
                {land.winners.length
                  ? land.winners.map(seat => (
                      <span key={seat}>
                        <SeatBadge seat={seat} letter={seats.value[seat]?.letter} size={24} />
                        <span class="vh">{seats.value[seat]?.name}</span>
                      </span>
                    ))
                  : "–"}
              </span>
              <span class="tn-what">
                {say("tn-territory", {
                  n: land.size,
                  times: land.value / land.size,
                  terrains: terrainList(land.terrains),
                })}
              </span>
              <b>{land.winners.length ? land.points : 0}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Key = ({ play }: { play: Play }) => (
  <section class="panel">
    <header>
      <h2>{play.table.say("tn-terrains")}</h2>
      <span class="end">{play.table.say("tn-terrains-note")}</span>
    </header>
    <ul class="tn-key">
      {play.table.view.value.board.terrains.map(t => (
        <li key={t.name}>
          <GroundHex terrain={t.name} letter={t.letter} size={46} />
          {play.table.say(`terrain-${t.name}`)}
        </li>
      ))}
    </ul>
  </section>
);

export const Own = ({ play }: { play: Play }) => (
  <>
    <TurnPanel play={play} />
    <PreviewPanel play={play} />
    <LandPanel play={play} />
    <Key play={play} />
  </>
);

/** Phone: what the touched hex would do, or how the turn stands. Its height is always the same, or the map would move under the finger. */
export function Below({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    action = table.peek.value,
    { closes, gains, steps, terrain, stones = [] } = effectOf(action),
    kind = action?.action.kind;
  if (closes)
    return (
      <div class="line">
        <StonePicture size={34} />
        <span class="tn-grow tn-two">
          <b>{say("tn-closes", { terrains: terrainList(closes.flatMap(l => l.terrains)) })}</b>
          <span class="muted">
            {closes.map(l => say("tn-territory-short", { n: l.size, times: l.value / l.size })).join(" · ")}
          </span>
        </span>
        <Gains play={play} gains={gains ?? []} />
      </div>
    );
  if (kind === "stone")
    return (
      <div class="line">
        <StonePicture size={34} />
        <span class="tn-grow">{say("tn-closes-nothing")}</span>
      </div>
    );
  if (kind === "move")
    return (
      <div class="line">
        <DonePicture play={play} stone={false} />
        <span class="tn-grow">
          {say("tn-slides", { n: steps ?? 0, terrain: { label: `terrain-${terrain!}` } })}
        </span>
        {stones[0] && (
          <>
            <StonePicture size={22} />
            <Gains play={play} gains={stones[0].gains} />
          </>
        )}
      </div>
    );
  if (table.view.value.over) return null;
  if (play.phase.value === "place") {
    const hex = action && play.chart.value.hex(String(action.action.hex)),
      seat = table.me.value ?? 0;
    return (
      <div class="line">
        <svg width="26" height="28" viewBox="-15 -29 30 32" aria-hidden="true">
          <Figure seat={seat} x={0} y={0} />
        </svg>
        <span class="tn-grow">
          {hex
            ? say("tn-say-place", { hex: hex.name, terrain: { label: `terrain-${hex.terrain}` } })
            : say("tn-placement-note")}
        </span>
        <b>{say("tn-to-place", { n: table.view.value.board.seats[seat]!.reserve })}</b>
      </div>
    );
  }
  return (
    <div class="line tn-below">
      <Actions play={play} />
      <button
        class="tn-toggle"
        aria-pressed={play.overlay.value}
        onClick={() => {
          play.overlay.value = !play.overlay.value;
        }}
      >
        {say("tn-zones")}
      </button>
    </div>
  );
}

/** The prompt's line of consequence. */
export function Consequence({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    action = table.peek.value,
    { closes, gains = [], steps, terrain, stones = [] } = effectOf(action),
    kind = action?.action.kind,
    phase = play.phase.value;
  if (table.view.value.over) return null;
  const won = gains
    .map((n, seat) => (n ? { label: "tn-gain", args: { player: { seat }, n } } : null))
    .filter(g => g !== null);
  const text = closes
    ? say(won.length ? "tn-say-closes" : "tn-say-closes-none", {
        n: closes.reduce((sum, l) => sum + l.size, 0),
        terrains: terrainList(closes.flatMap(l => l.terrains)),
        gains: won,
      })
    : kind === "stone"
      ? say("tn-closes-nothing")
      : kind === "move"
        ? say(stones.length ? "tn-say-slide-then" : "tn-slides", {
            n: steps ?? 0,
            terrain: { label: `terrain-${terrain!}` },
            hex: stones[0]?.hex ?? "",
          })
        : kind === "place"
          ? say("tn-say-place", {
              hex: String(action!.action.hex),
              terrain: { label: `terrain-${play.chart.value.hex(String(action!.action.hex))!.terrain}` },
            })
          : !play.mine.value
            ? null
            : play.source.value
              ? say("tn-say-ray")
              : phase === "act"
                ? say(table.legal.value.of("stone").length ? "tn-say-act" : "tn-say-no-stone")
                : phase === "begin"
                  ? say("tn-say-begin")
                  : null;
  return text ? <span class={closes ? "tn-line tn-hot" : "tn-line"}>{text}</span> : null;
}
