/* Every player's district: sets as panoramas with their cubes, badges and marks, and what the viewer alone knows. */
import { Icon, SeatBadge } from "../../kit";
import type { LegalAction } from "../../types";
import { Panorama, TypeBadge, type Pick } from "./card";
import { effectOf, missing, panoramas, total, type Spot } from "./model";
import type { Play } from "./play";

const ON_BUILDINGS = ["remove-despair", "choose-building"] as const,
  ON_OWN = ["take-hope", "place-cubes", "give-hope"] as const;

/** The action that a click on a building would do. */
function actionOn(play: Play, seat: number, { building, number }: Spot): LegalAction | undefined {
  const legal = play.table.legal.value;
  for (const kind of ON_BUILDINGS) {
    const found = legal.find(kind, { owner: seat, building, number });
    if (found) return found;
  }
  if (seat === play.table.me.value)
    for (const kind of ON_OWN) {
      const found = legal.find(kind, { building, number });
      if (found) return found;
    }
  return undefined;
}

/** Cards built since the viewer's last act, in the order in which they are turned: the constable's first, then clockwise. */
function revealed(play: Play, seat: number): Map<string, number> {
  const { board, players } = play.table.view.value,
    first = board.constable ?? 0;
  const built = play.table.fresh.value
    .filter(e => e.seat === seat && (e.kind === "build" || e.kind === "build-tried"))
    .map(e => (e.args?.building as { label: string }).label.replace("building-", ""));
  return new Map(built.map((name, i) => [name, ((seat - first + players) % players) + i * 0.2]));
}

export function Sets({ play, seat, rows }: { play: Play; seat: number; rows: number }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    town = board.towns[seat]!,
    sets = panoramas(town, aids.buildings),
    fresh = revealed(play, seat);
  const copies = (name: string) => town.filter(b => b.building === name).length;
  const pick = (spot: Spot): Pick | undefined => {
    const action = actionOn(play, seat, spot);
    return (
      action && {
        label: say("ns-spot", {
          action: say(action.label.label, action.label.args),
          hope: spot.hope,
          despair: spot.despair,
        }),
        quiet: action.action.kind === "give-hope",
        press: () => table.choose(action),
        peek: on => {
          table.peek.value = on ? action : null;
        },
      }
    );
  };
  return (
    <div
      class="ns-sets"
      data-rows={rows}
      style={{ "--per": Math.max(4, Math.ceil(town.length / rows) + (rows > 1 ? 1 : 0)) }}
    >
      {sets.map(set => (
        <Panorama
          key={`${set[0]!.type}${set[0]!.number}`}
          set={set}
          pick={pick}
          revealed={spot => (spot.number === copies(spot.building) ? fresh.get(spot.building) : undefined)}
          label={say(set.length === 3 ? "ns-set-full" : "ns-set", {
            type: { label: `type-${set[0]!.type}` },
            buildings: set.map(s => ({
              label: "ns-built",
              args: { building: { label: `building-${s.building}` }, hope: s.hope, despair: s.despair },
            })),
          })}
        />
      ))}
      {!sets.length && <p class="faint">{say("ns-empty")}</p>}
    </div>
  );
}

/** Constable, badge, trial, pillory: what everybody sees. */
export function Marks({ play, seat }: { play: Play; seat: number }) {
  const { say } = play.table,
    { board } = play.table.view.value;
  return (
    <>
      {board.constable === seat ? (
        <span class="ns-mark cop">
          <Icon name="star" size={15} color="var(--ochre)" />
          {say("ns-constable")}
        </span>
      ) : (
        board.badges[seat] && (
          <span class="ns-mark">
            <Icon name="badge" size={15} />
            {say("ns-badge")}
          </span>
        )
      )}
      {board.trials[seat] && (
        <span class="ns-mark trial">
          <Icon name="trial" size={15} />
          {say("ns-on-trial")}
        </span>
      )}
      {board.pillory?.seat === seat && (
        <span class="ns-mark trial">
          <Icon name="lock" size={15} />
          {say("ns-pillory", { round: board.pillory.until })}
        </span>
      )}
    </>
  );
}

/** What the viewer was shown of somebody: nobody else sees this. */
export function Secret({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { say } = table,
    { board, aids, over } = table.view.value,
    known = aids.known[seat],
    name = board.characters[seat];
  if (!known || !name || (seat === table.me.value && !over)) return null;
  return (
    <span class={`ns-secret ${known.side}`} title={say(over ? "ns-was" : "ns-only-you")}>
      {!over && <Icon name="eye" size={15} />}
      {say(over ? "ns-revealed" : "ns-you-saw", { side: { label: `side-${known.side}` } })}
      {known.types.map(type => (
        <TypeBadge key={type} type={type} size={18} label={say(`type-${type}`)} />
      ))}
    </span>
  );
}

/** While cards are chosen: sealed or choosing; else hope and despair. */
function State({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { say } = table,
    { board, actors } = table.view.value,
    choosing = play.asked.value === "pick" || play.asked.value === "last-two",
    town = board.towns[seat]!;
  return (
    <span class="ns-state">
      {choosing &&
        seat !== table.me.value &&
        (actors.includes(seat) ? (
          <span>{say("ns-choosing")}</span>
        ) : (
          <b class="ok">
            <Icon name="lock" size={14} />
            {say("ns-sealed")}
          </b>
        ))}
      <span title={say("cube-hope")}>
        <Icon name="hope" size={17} />
        <span class="vh">{say("cube-hope")} </span>
        <b>
          {total(town, "hope")}
          {board.constable === seat && board.gifts > 0 ? ` + ${board.gifts}` : ""}
        </b>
      </span>
      <span title={say("cube-despair")}>
        <Icon name="despair" size={17} />
        <span class="vh">{say("cube-despair")} </span>
        <b>{total(town, "despair")}</b>
      </span>
    </span>
  );
}

/** Hands the viewer has held and passed on, as far as they still can be followed. */
function KnownHand({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { say } = table,
    { board, aids, over } = table.view.value,
    hand = board.hands[seat];
  if (over || seat === table.me.value || !hand?.length) return null;
  return (
    <p class="ns-known" title={say("ns-only-you")}>
      <Icon name="eye" size={15} />
      {say("ns-holds")}{" "}
      {hand.map((name, i) => (
        <span key={i} class="chip">
          <TypeBadge type={aids.buildings[name]!.type} size={16} />
          {say(`building-${name}`)}
        </span>
      ))}
    </p>
  );
}

/** The button on a player's district when a player is to be named. */
function Name({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    action =
      table.legal.value.find("name-constable", { seat }) ?? table.legal.value.find("choose-player", { seat });
  return action ? (
    <button
      class="btn small ns-name"
      data-cell
      onClick={() => table.choose(action)}
      onPointerEnter={() => {
        table.peek.value = action;
      }}
      onPointerLeave={() => {
        table.peek.value = null;
      }}
    >
      {action.action.kind === "name-constable" && <Icon name="star" size={16} />}
      {table.say(action.action.kind === "name-constable" ? "ns-name-constable" : "ns-choose")}
      <span class="vh">: {table.seats.value[seat]?.name}</span>
    </button>
  ) : null;
}

/** A narrow panel breaks its town into more rows, so that cards stay readable. */
const rowsOf = (count: number, columns: number): number =>
  Math.ceil(count / (columns > 3 ? 4 : columns > 2 ? 5 : 7.5));

export function Town({ play, seat, columns }: { play: Play; seat: number; columns: number }) {
  const { table } = play,
    who = table.seats.value[seat],
    { board, actors } = table.view.value;
  const accusers = table.view.value.aids.accused[seat]?.length ?? 0,
    rows = Math.max(1, rowsOf(board.towns[seat]!.length, columns));
  return (
    <section
      class={`panel ns-town${actors.includes(seat) ? " now" : ""}`}
      aria-label={table.say("ns-town-of", { player: { seat } })}
    >
      <header>
        <SeatBadge seat={seat} letter={who?.letter} size={26} />
        <h2>{who?.name}</h2>
        <Marks play={play} seat={seat} />
        {accusers > 0 && (
          <span class="ns-mark" title={table.say("ns-accused", { n: accusers })}>
            <Icon name="warn" size={15} />
            {table.say("ns-accused", { n: accusers })}
          </span>
        )}
        <Secret play={play} seat={seat} />
        <Name play={play} seat={seat} />
        <State play={play} seat={seat} />
      </header>
      <Sets play={play} seat={seat} rows={rows} />
      <KnownHand play={play} seat={seat} />
    </section>
  );
}

/** The viewer's own district, with what is missing and who the viewer is. */
export function MyTown({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    me = table.me.value!,
    { board, aids, over, players } = table.view.value,
    town = board.towns[me]!,
    known = aids.known[me],
    name = board.characters[me];
  const wants = over ? [] : missing(town, aids.buildings).slice(0, 3),
    points = effectOf(play.previewed.value).points;
  return (
    <section class="panel ns-mine" style={{ "--cw": players > 4 && town.length > 5 ? "64px" : "84px" }}>
      <header>
        <h2>{say("ns-your-town")}</h2>
        <Marks play={play} seat={me} />
        <Name play={play} seat={me} />
        <span class="end">
          <State play={play} seat={me} />
        </span>
      </header>
      <div class="ns-mine-body">
        <Sets play={play} seat={me} rows={town.length > 5 ? 2 : 1} />
        {wants.length > 0 && (
          <ul class="ns-wants">
            {wants.map(({ type, building }, i) => (
              <li key={i}>
                <TypeBadge type={type} />
                <span>
                  <b>{say("ns-two-of-three")}</b>{" "}
                  {say("ns-wants", { building: { label: `building-${building}` } })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {known && name && (
        <p class={`ns-me ${known.side}`}>
          <Icon name={known.side === "witch" ? "despair" : "hope"} size={22} />
          <b>{say(`character-${name}`)}</b>
          <span>
            {say("ns-you-are", { side: { label: `side-${known.side}` } })}{" "}
            {known.types.map(type => (
              <TypeBadge key={type} type={type} size={22} label={say(`type-${type}`)} />
            ))}{" "}
            {say("ns-and-sets")}
            {points ? <b class="gain"> {say("ns-gain", { n: points })}</b> : ""}
          </span>
          {!over && (
            <small>
              <Icon name="lock" size={14} />
              {say("ns-only-you")}
            </small>
          )}
        </p>
      )}
    </section>
  );
}
