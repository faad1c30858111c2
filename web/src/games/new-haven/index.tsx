/* New Haven's board. */
import { Icon, Rope, Selected, box, SeatBadge, WoodenBack, disc } from "../../kit";
import type { LogEvent, TextArg } from "../../types";
import type { CreateBoard } from "../board";
import { Building, Chip, Disc, Tile } from "./draw";
import { HarvestMap } from "./map";
import { building, effectOf, RESOURCES, type Aids, type Board, type Resource } from "./model";
import { createPlay, type Play } from "./play";
import { Mini, VillagePanel } from "./village";
import "./style.css";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const texts = { it, en };
const STEPS = ["lay", "build", "share", "draw"] as const;

/** Tiles in hand and the shipment; the one that will be laid carries the wax line. */
function Tiles({ play, size }: { play: Play; size?: number }) {
  const { table, held, turn } = play,
    { say } = table,
    legal = table.legal.value,
    own = table.view.value.board.seats[table.me.value!]!;
  const frame = { viewBox: "-6 -6 112 112", ...(size ? { width: size } : {}) };
  const canShip = legal.of("lay-shipment").length > 0,
    ship = held.value?.kind === "shipment" ? held.value : null;
  return (
    <>
      {(own.tiles ?? []).map((tile, i) => {
        const on = held.value?.kind === "tile" && held.value.tile === tile && own.tiles!.indexOf(tile) === i,
          can = legal.where("lay-tile", { tile }).length > 0;
        return (
          <button
            key={i}
            class="nh-tile"
            aria-pressed={on}
            disabled={!can}
            aria-label={say("nh-tile", { tile, n: i + 1 })}
            onClick={() => (on ? play.rotate() : play.hold({ kind: "tile", tile }))}
          >
            <svg {...frame} class="nh-art" aria-hidden="true">
              <g class="nh-turn" style={{ transform: on ? `rotate(0deg)` : undefined }}>
                <Tile tile={tile} turn={on ? turn.value : 0} />
              </g>
              {on && <Selected d={box(-1, -1, 102, 102)} />}
            </svg>
          </button>
        );
      })}
      {own.shipment && (
        <button
          class="nh-tile"
          aria-pressed={ship !== null}
          disabled={!canShip}
          aria-label={say("nh-shipment")}
          title={say("nh-shipment")}
          onClick={() => play.hold({ kind: "shipment", resource: "sheep" })}
        >
          <svg {...frame} class="nh-art" aria-hidden="true">
            <WoodenBack size={100} glyph="ship" />
            {ship && <Selected d={box(-1, -1, 102, 102)} />}
          </svg>
        </button>
      )}
      {ship && (
        <span class="nh-as" role="group" aria-label={say("nh-shipment-as")}>
          {RESOURCES.map(r => (
            <button
              key={r}
              aria-pressed={ship.resource === r}
              aria-label={say(`resource-${r}`)}
              onClick={() => play.hold({ kind: "shipment", resource: r })}
            >
              <Chip resource={r} size={30} />
            </button>
          ))}
        </span>
      )}
    </>
  );
}

/** Buildings in hand: those that can be built now have the rope. */
function Buildings({ play }: { play: Play }) {
  const { table, chosen, plot } = play,
    { say } = table,
    own = table.view.value.board.seats[table.me.value!]!,
    legal = table.legal.value;
  const can = new Set(legal.of("build").map(a => a.action.building as string)),
    building = legal.kinds.includes("stop-building");
  return (
    <div class="discs">
      {(own.buildings ?? []).map((code, i) => {
        const on = chosen.value === code && own.buildings!.indexOf(code) === i,
          name = say(`building-${code}`);
        const pick = () => {
          plot.value = null;
          chosen.value = on ? null : code;
          play.looked.value = table.me.value!;
        };
        return (
          <svg
            key={i}
            class={`nh-art ${building && !can.has(code) ? "dim" : ""}`}
            viewBox="-27 -27 54 54"
            role="group"
            aria-label={name}
          >
            <title>{name}</title>
            <Building code={code} r={22} />
            {can.has(code) ? (
              <Rope d={disc(23)} thin wash={false} label={name} aria-pressed={on} onPick={pick} />
            ) : (
              building && <circle r="23" class="hit why" onClick={pick} />
            )}
            {on && <Selected d={disc(23.5)} />}
          </svg>
        );
      })}
    </div>
  );
}

function Own({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    me = table.me.value;
  return (
    <>
      <VillagePanel play={play} />
      {me !== null && (
        <section class="panel">
          <header>
            <h2>{say("nh-screen")}</h2>
            <span class="end">{say("nh-only-you")}</span>
          </header>
          <div class="hand nh-art">
            <Tiles play={play} />
          </div>
          <Buildings play={play} />
        </section>
      )}
    </>
  );
}

const Amounts = ({ play, of }: { play: Play; of: Readonly<Record<Resource, number>> }) => (
  <>
    {RESOURCES.map(r => (
      <span key={r} class="nh-amount">
        <Chip resource={r} />
        <b>{of[r]}</b> {play.table.say(`resource-${r}`)}
      </span>
    ))}
  </>
);

function Consequence({ play }: { play: Play }) {
  const { table, phase, laying, mine } = play,
    { say } = table,
    { board, over } = table.view.value,
    { harvest, cost, completes, resource } = effectOf(laying.value ?? table.peek.value);
  if (over) return null;
  if (harvest)
    return (
      <>
        <span>{say("nh-here-you-get")}</span>
        <Amounts play={play} of={harvest} />
      </>
    );
  if (cost)
    return (
      <>
        <span>{say("nh-costs", { n: cost, resource: { label: `resource-${resource!}` } })}</span>
        {completes!.length > 0 && <b class="nh-gain">{say("nh-completes", { lines: [...completes!] })}</b>}
      </>
    );
  if (phase.value === "lay") return mine.value ? <span>{say("nh-lay-hint")}</span> : null;
  return RESOURCES.some(r => board.track[r]) ? (
    <>
      <span>{say("nh-left")}</span>
      <Amounts play={play} of={board.track} />
    </>
  ) : null;
}

function Buttons({ play }: { play: Play }) {
  const { table, phase, held } = play,
    { say } = table;
  if (phase.value !== "lay" || !table.legal.value.all.length) return null;
  return (
    <>
      {held.value?.kind === "tile" && (
        <button class="btn" onClick={() => play.rotate()}>
          <Icon name="rotate" />
          {say("nh-rotate")} <kbd>R</kbd>
        </button>
      )}
      {held.value?.kind === "tile" && table.legal.value.of("lay-shipment").length > 0 && (
        <button class="btn opt" onClick={() => play.hold({ kind: "shipment", resource: "sheep" })}>
          <Icon name="ship" cut="var(--paper-raised)" />
          {say("nh-shipment")}
        </button>
      )}
    </>
  );
}

const codeOf = (arg: TextArg | undefined): string | null =>
  typeof arg === "object" && arg !== null && "label" in arg
    ? arg.label.slice(arg.label.indexOf("-") + 1)
    : null;
function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { args = {} } = event,
    code = codeOf(args.building),
    resource = codeOf(args.resource),
    seats = play.table.seats.value;
  const art = (body: preact.ComponentChildren, viewBox = "-16 -16 32 32") => (
    <svg class="nh-art" viewBox={viewBox} aria-hidden="true">
      {body}
    </svg>
  );
  if (event.kind === "built-down")
    return art(
      code ? (
        <Disc {...building(code)} r={15} down />
      ) : (
        <Disc resource={resource as Resource} number={null} r={15} down />
      ),
    );
  if (code) return art(<Building code={code} r={15} />);
  if ((event.kind === "laid-tile" || event.kind === "flipped") && typeof args.tile === "string")
    return art(<Tile tile={args.tile} />, "-4 -4 108 108");
  return event.seat === null ? (
    <Icon name="tile" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={seats[event.seat]?.letter} size={22} />
  );
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "nhp",
    handles: ["lay-tile", "lay-shipment", "build", "take-open", "draw-from-bag"],
    Board: () => <HarvestMap play={play} />,
    Own: () => <Own play={play} />,
    Below: () =>
      table.me.value === null ? null : (
        <div class="line">
          {play.phase.value === "lay" && play.mine.value ? <Tiles play={play} size={64} /> : null}
          <span class="nh-line">
            <Amounts play={play} of={effectOf(play.laying.value).harvest ?? table.view.value.board.track} />
          </span>
        </div>
      ),
    tab: () => (play.phase.value === "build" || play.phase.value === "share" ? "me" : "board"),
    steps: () =>
      table.view.value.over
        ? null
        : { names: STEPS.map(s => say(`nh-step-${s}`)), at: STEPS.indexOf(play.phase.value as "lay") },
    sentence: () =>
      table.view.value.prompt?.key !== "prompt-build"
        ? null
        : play.phase.value === "build"
          ? say("nh-say-build")
          : say("nh-say-share", { player: { seat: table.view.value.board.active } }),
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => {
      if (play.phase.value !== "lay" || !table.legal.value.all.length) return null;
      const space = play.pinned.value,
        action = space && play.lays(space);
      return action
        ? { label: say("nh-lay"), press: () => table.choose(action), key: "E" }
        : { label: say("nh-choose-space") };
    },
    note: () =>
      say("nh-turn", {
        n: Math.min(table.view.value.board.turn, table.view.value.board.turns),
        of: table.view.value.board.turns,
      }),
    player: seat => {
      const own = table.view.value.board.seats[seat]!,
        points = (table.view.value.scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0);
      return {
        unit: say("nh-colonists", { n: points }),
        facts: [
          { icon: "house", text: own.building_count, title: say("nh-hand") },
          { icon: "tile", text: own.tile_count, title: say("nh-tiles") },
          {
            icon: "ship",
            text: say(own.shipment ? "yes" : "nh-used"),
            title: say("nh-shipment"),
            faint: !own.shipment,
          },
        ],
        extra: <Mini play={play} seat={seat} />,
      };
    },
    picture: event => <Picture play={play} event={event} />,
    keys: { r: () => play.rotate(), "1": () => pickTile(0), "2": () => pickTile(1), "3": () => pickTile(2) },
    keyHelp: () => [
      ["R", say("nh-rotate")],
      ["1 2 3", say("nh-key-tiles")],
    ],
  };
  function pickTile(i: number): void {
    const tile =
      table.me.value === null ? undefined : table.view.value.board.seats[table.me.value]?.tiles?.[i];
    if (tile) play.hold({ kind: "tile", tile });
  }
};
export default create;
