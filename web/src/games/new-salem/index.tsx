/* New Salem's board. */
import { Icon, SeatBadge } from "../../kit";
import type { GlyphName } from "../../kit";
import type { LogEvent, TextArg } from "../../types";
import type { CreateBoard } from "../board";
import { Panoramas } from "./art";
import { Panorama } from "./card";
import { FinalReveal } from "./final";
import { Events, Gauge } from "./market";
import { cardsOf, effectOf, openEvents, TYPES, total, type Aids, type Board } from "./model";
import { createPlay, FINAL_STEPS, type Play } from "./play";
import { SideSheet } from "./talk";
import { MyTown, Town } from "./towns";
import "./style.css";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const texts = { it, en };
const STEPS = ["building", "triggering"] as const;

function BoardRoom({ play }: { play: Play }) {
  const { table } = play,
    { players, over } = table.view.value,
    me = table.me.value,
    own = me !== null && table.width.value !== "phone";
  const seats = Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players).filter(
      seat => !own || seat !== me,
    ),
    columns = seats.length > 6 ? 4 : seats.length === 3 || seats.length > 4 ? 3 : 2;
  return (
    <>
      <Panoramas />
      {over ? (
        <FinalReveal play={play} />
      ) : (
        <div class="ns-market">
          <Gauge play={play} />
          <Events play={play} />
        </div>
      )}
      <div class="ns-towns" data-rows={Math.ceil(seats.length / columns)} style={{ "--columns": columns }}>
        {seats.map(seat => (
          <Town key={seat} play={play} seat={seat} columns={table.width.value === "desktop" ? columns : 2} />
        ))}
      </div>
    </>
  );
}

/** What would follow: cubes and points of a card, the price of an event, why the constable must act. */
function Consequence({ play }: { play: Play }) {
  const { table, previewed } = play,
    { say } = table,
    { board, aids, over, actors } = table.view.value,
    action = previewed.value,
    effect = effectOf(action);
  if (over) return null;
  if (action?.action.kind === "build" || action?.action.kind === "keep")
    return (
      <span>
        {say("ns-would-build", {
          building: { label: `building-${String(action.action.building)}` },
          hope: effect.hope ?? 0,
          despair: effect.despair ?? 0,
          remove: effect.remove ?? 0,
          points: effect.points ?? 0,
        })}
      </span>
    );
  if (action?.action.kind === "trigger")
    return (
      <span>
        {say("ns-would-trigger", {
          event: { label: `event-card-${String(action.action.event)}` },
          effect: { label: `effect-${String(action.action.event)}` },
          cost: effect.cost ?? 0,
          left: effect.hope_left ?? 0,
        })}
      </span>
    );
  if (action) return <span>{say(action.label.label, action.label.args)}</span>;
  if (play.asked.value === "pick" || play.asked.value === "last-two") {
    const sealed = table.seats.value
      .filter(s => !actors.includes(s.seat) && !s.me)
      .map(s => ({ seat: s.seat }));
    return (
      <span>
        {say("ns-round-line", { round: board.round, of: aids.rounds, n: board.step + 1 })}
        {sealed.length > 0 && <> · {say("ns-have-chosen", { players: sealed, n: sealed.length })}</>}
      </span>
    );
  }
  if (aids.forced && board.constable !== null && board.constable !== table.me.value)
    return (
      <span class="ns-warn">
        <Icon name="warn" size={15} />
        {say("ns-forced", {
          player: { seat: board.constable },
          hope: board.hope[board.constable]! + board.gifts,
          cost: aids.dearest ?? 0,
        })}
      </span>
    );
  return board.phase === "triggering" ? (
    <span>{say("ns-round-trigger", { round: board.round, of: aids.rounds })}</span>
  ) : null;
}

/** Players to name stand in the prompt too, while they are few. */
function Buttons({ play }: { play: Play }) {
  const { table } = play,
    legal = table.legal.value,
    named = [...legal.of("name-constable"), ...legal.of("choose-player")];
  return (
    <>
      {named.length <= 4 &&
        named.map(a => {
          const seat = a.action.seat as number;
          return (
            <button key={a.id} class="btn" onClick={() => table.choose(a)}>
              <SeatBadge seat={seat} letter={table.seats.value[seat]?.letter} size={22} />
              {table.say(a.label.label, a.label.args)}
            </button>
          );
        })}
    </>
  );
}

const labelOf = (arg: TextArg | undefined): string =>
  typeof arg === "object" && arg !== null && "label" in arg ? arg.label : "";
const ICONS: Readonly<Record<string, GlyphName>> = {
  remove: "undespair",
  "place-hope": "hope",
  give: "hope",
  "place-despair": "despair",
  "famine-hope": "hope",
  "famine-despair": "despair",
  trigger: "star",
  constable: "star",
  "first-constable": "star",
  "badges-return": "badge",
  trial: "trial",
  retrial: "trial",
  pardon: "ok",
  pillory: "lock",
  look: "eye",
  "open-event": "card",
  round: "glass",
  deal: "hand",
  pass: "hand",
  "return-one": "hand",
  "return-both": "hand",
  accuse: "warn",
  "final-trials": "trial",
  "final-sets": "house",
  "final-witches-win": "despair",
  "final-puritans-win": "hope",
  "final-all-lose": "despair",
};
function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { table } = play,
    building = labelOf(event.args?.building).replace("building-", ""),
    card = table.view.value.aids.buildings[building];
  if (card && event.kind.startsWith("build"))
    return (
      <Panorama
        set={[
          {
            ...card,
            building,
            number: 1,
            hope: Number(event.args?.hope ?? 0),
            despair: Number(event.args?.despair ?? 0),
          },
        ]}
        label={table.say(`building-${building}`)}
      />
    );
  const icon =
    ICONS[event.kind] ?? (/^(claim|offer|nominate|no-better)/.test(event.kind) ? "chat" : undefined);
  if (icon)
    return (
      <Icon
        name={icon}
        size={22}
        cut="var(--paper-raised)"
        color={icon === "star" ? "var(--ochre)" : undefined}
      />
    );
  return event.seat === null ? (
    <Icon name="card" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={table.seats.value[event.seat]?.letter} size={22} />
  );
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  const pickNth = (n: number): void => {
    const legal = table.legal.value,
      { board } = table.view.value,
      me = table.me.value;
    if (me === null) return;
    const cards = cardsOf(board, me),
      event = openEvents(board)[n];
    const action =
      legal.find("build", { building: cards[n] ?? "" }) ??
      legal.find("keep", { building: cards[n] ?? "" }) ??
      (n === cards.length ? legal.find("return-both") : undefined) ??
      legal.find("trigger", { event: event ?? "" });
    if (action) play.choose(action);
  };
  return {
    layout: "own-bottom",
    class: "nsp",
    handles: [
      "build",
      "keep",
      "return-both",
      "remove-despair",
      "choose-building",
      "take-hope",
      "place-cubes",
      "trigger",
      "end-phase",
      "name-constable",
      "choose-player",
      "give-hope",
      "claim-side",
      "claim-type",
      "claim-saw",
      "accuse",
      "no-better-card",
      "offer",
      "nominate",
    ],
    Board: () => <BoardRoom play={play} />,
    Own: () => (
      <>
        {table.me.value !== null && <MyTown play={play} />}
        <SideSheet play={play} />
      </>
    ),
    tab: () =>
      ["pick", "last-two", "found", "take", "place", "pray", "famine"].includes(play.asked.value)
        ? "me"
        : "board",
    steps: () => {
      const { board, over } = table.view.value;
      return over || board.phase === "setup"
        ? null
        : { names: STEPS.map(s => say(`ns-step-${s}`)), at: STEPS.indexOf(board.phase as "building") };
    },
    sentence: () => {
      const { over, board } = table.view.value;
      if (over && play.shown.value < FINAL_STEPS) return say("ns-say-final");
      return play.mine.value && play.asked.value === "pick"
        ? say("ns-say-pick")
        : board.picks[table.me.value ?? -1] &&
            !play.mine.value &&
            !over &&
            (play.asked.value === "pick" || play.asked.value === "last-two")
          ? say("ns-say-sealed")
          : null;
    },
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => {
      const legal = table.legal.value,
        chosen = play.chosen.value,
        end = legal.find("end-phase"),
        takes = legal.of("take-hope"),
        press =
          chosen &&
          (() => {
            play.drop();
            table.choose(chosen);
          });
      if (table.view.value.over)
        return play.shown.value < FINAL_STEPS
          ? {
              label: say(`ns-final-next-${play.shown.value}`),
              press: () => {
                play.shown.value++;
              },
            }
          : null;
      if (press)
        return {
          label:
            chosen.action.kind === "trigger"
              ? say(chosen.label.label, chosen.label.args)
              : say(play.asked.value === "found" ? "ns-build-it" : "ns-seal"),
          press,
        };
      if (legal.of("build").length || legal.of("keep").length) return { label: say("ns-choose-card") };
      if (end) return { label: say(end.label.label), press: () => table.choose(end) };
      if (legal.of("trigger").length) return { label: say("ns-choose-event") };
      const cubes = Number(table.view.value.prompt?.args?.cubes ?? 1);
      return takes.length
        ? { label: say("ns-take-all", { n: cubes }), press: () => play.repeat("take-hope", cubes) }
        : null;
    },
    note: () => {
      const { board, aids } = table.view.value;
      return board.round
        ? say("ns-round", { n: Math.min(board.round, aids.rounds), of: aids.rounds })
        : say("ns-setup");
    },
    player: seat => {
      const { board, aids, over, scores } = table.view.value,
        told = over && play.shown.value >= FINAL_STEPS,
        town = board.towns[seat]!,
        sets = TYPES.reduce((n, type) => n + aids.sets[seat]![type], 0),
        hope = total(town, "hope"),
        points = (scores[seat] ?? []).reduce((n, p) => n + p.value, 0);
      return {
        score: told ? points : hope,
        brief: told ? points : hope,
        unit: told ? say("ns-points-unit", { n: points }) : say("cube-hope"),
        facts: [
          { icon: "despair", text: total(town, "despair"), title: say("cube-despair") },
          { icon: "house", text: town.length, title: say("ns-buildings") },
          { icon: "ok", text: say("ns-sets", { n: sets }), title: say("ns-full-sets") },
          ...(board.constable === seat
            ? [{ icon: "star" as const, text: "", title: say("ns-constable") }]
            : []),
          ...(board.badges[seat] ? [{ icon: "badge" as const, text: "", title: say("ns-badge") }] : []),
          ...(board.trials[seat] ? [{ icon: "trial" as const, text: "", title: say("ns-on-trial") }] : []),
        ],
      };
    },
    picture: event => <Picture play={play} event={event} />,
    keys: {
      escape: () => play.drop(),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(n => [String(n), () => pickNth(n - 1)])),
    },
    keyHelp: () => [["1 … 7", say("ns-key-pick")]],
  };
};
export default create;
