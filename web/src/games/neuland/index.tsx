/* Neuland's board. */
import { Icon, SeatBadge, seatColour } from "../../kit";
import type { LegalAction, LogEvent } from "../../types";
import type { CreateBoard } from "../board";
import { GoodChip, Pile } from "./art";
import { LandMap } from "./map";
import { codeOf, effectOf, glyphOf, hexOf, waysOf, type Aids, type Board, type Way } from "./model";
import { Goods, ownGoods, Stacks, Works } from "./panels";
import { Planner } from "./planner";
import { createPlay, type Play } from "./play";
import "./style.css";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const texts = { it, en };
/** More ways of paying than these are found by paying step by step. */
const MOST_WAYS = 4;

const wayText = (play: Play, way: Way): string => {
  const { say } = play.table;
  const from = way.pay.map(p => ({
    label: p.place ? "nl-from" : "nl-from-marker",
    args: { good: { label: `good-${p.good}` }, hex: p.place ? hexOf(p.place) : "" },
  }));
  return say("nl-way", { from, goods: from.length, barrow: way.wheelbarrow ? "yes" : "no", n: way.time });
};

const shortWay = (play: Play, way: Way): string =>
  [
    ...new Set(
      way.wheelbarrow ? [] : way.pay.map(p => (p.place ? hexOf(p.place) : play.table.say("nl-marker"))),
    ),
  ].join(", ") +
  (way.wheelbarrow || !way.pay.length ? "" : ": ") +
  way.time;

/** The ways to do what is pinned; minerals to order or to take; markers and wheelbarrow while paying. */
function Buttons({ play }: { play: Play }) {
  const { table, pinned, way } = play,
    { say } = table,
    legal = table.legal.value,
    target = play.targets.value.find(t => t.key === pinned.value);
  const show = (a: LegalAction, w?: Way) => ({
    onPointerEnter: () => {
      table.peek.value = a;
      way.value = w ?? null;
    },
    onPointerLeave: () => {
      table.peek.value = null;
      way.value = null;
    },
    onFocus: () => {
      table.peek.value = a;
      way.value = w ?? null;
    },
    onBlur: () => {
      table.peek.value = null;
      way.value = null;
    },
  });
  const several = (target?.actions.length ?? 0) > 1;
  return (
    <>
      {target?.actions.flatMap(a => {
        if (!waysOf(a).length)
          return [
            <button key={a.id} class="btn nl-way" onClick={() => table.choose(a)}>
              <Icon name="ok" />
              {say(a.label.label, a.label.args)}
            </button>,
          ];
        const ways = several ? waysOf(a).slice(0, 1) : waysOf(a).slice(0, MOST_WAYS);
        return ways.map((w, i) => (
          <button key={`${a.id}-${i}`} class="btn nl-way" onClick={() => play.carryOut(a, w)} {...show(a, w)}>
            {a.action.good ? (
              <Icon name={glyphOf(a.action.good as string)} />
            ) : (
              <Icon name={a.action.kind === "build" ? "house" : "banner"} cut="var(--paper-raised)" />
            )}
            {w.wheelbarrow && <Icon name="barrow" cut="var(--paper-raised)" />}
            <span aria-hidden="true">{shortWay(play, w)}</span>
            <span class="vh">{wayText(play, w)}</span>
          </button>
        ));
      })}
      {legal.of("stack").map(a => (
        <button
          key={a.id}
          class="btn nl-order"
          aria-label={say(a.label.label, a.label.args)}
          title={say(a.label.label, a.label.args)}
          onClick={() => table.choose(a)}
        >
          <Pile minerals={[a.action.top, a.action.middle, a.action.bottom] as string[]} />
        </button>
      ))}
      {legal.of("take").map(a => (
        <button key={a.id} class="btn" onClick={() => table.choose(a)}>
          <GoodChip good={a.action.mineral as string} />
          {say(a.label.label, a.label.args)}
        </button>
      ))}
      {legal.of("pay-marker").map(a => (
        <button key={a.id} class="btn" onClick={() => table.choose(a)}>
          <Icon name={glyphOf(a.action.marker as string)} />
          {say(a.label.label, a.label.args)}
        </button>
      ))}
      {legal.of("use-wheelbarrow").map(a => (
        <button key={a.id} class="btn" onClick={() => table.choose(a)}>
          <Icon name="barrow" cut="var(--paper-raised)" />
          {say(a.label.label)}
        </button>
      ))}
      {play.held.value && (
        <button class="btn quiet" onClick={() => play.hold(null)}>
          <Icon name="no" />
          {say("nl-put-back")}
        </button>
      )}
    </>
  );
}

function Consequence({ play }: { play: Play }) {
  const { table, asked } = play,
    { say } = table,
    action = play.doing.value,
    { board, aids, over } = table.view.value;
  if (over) return null;
  if (action) {
    const { kind } = action.action,
      { space, total, next, time, banners, distance, spoils } = effectOf(action),
      shown = play.way.value ?? waysOf(action)[0],
      spend = shown?.time ?? time;
    if (next !== undefined)
      return (
        <span>
          {say("nl-ends", {
            space: space! + 1,
            time: total!,
            player: { seat: next },
            spoils: aids.spoils.length,
          })}
        </span>
      );
    if (kind === "pay")
      return (
        <span>
          {say("nl-pay-effect", { distance: distance!, time: time!, spoils: spoils ? "yes" : "no" })}
        </span>
      );
    if (spend === undefined) return <span>{say(action.label.label, action.label.args)}</span>;
    const end = play.endAfter(spend),
      { good, place, hex, building, possession } = action.action,
      named = play.pinned.value !== null && !table.peek.value;
    const deed = say(`nl-step-${kind === "place-banners" ? "banners" : kind}`, {
      building: { label: `building-${String(building ?? possession ?? play.at(action)?.building)}` },
      good: { label: `good-${String(good)}` },
      hex: String(hex ?? hexOf(String(place ?? ""))),
    });
    const reach = end
      ? say("nl-reach", { space: end.space + 1, player: { seat: end.next } })
      : say("nl-reach-taken", {
          space: ((board.timeline.marker + board.timeline.spent + spend) % board.timeline.spaces) + 1,
        });
    return (
      <span>
        {!named && <b>{deed}: </b>}
        {shown ? wayText(play, shown) : say("nl-time", { n: spend })}.{" "}
        {banners ? `${say("nl-gain", { n: banners })} ` : ""}
        {reach}
      </span>
    );
  }
  if (play.held.value)
    return (
      <span>
        {say("nl-build-hint", { terrain: { label: `terrain-${aids.tiles[play.held.value]!.terrain}` } })}
      </span>
    );
  if (asked.value === "act")
    return (
      <span>{say(aids.spoils.length ? "nl-act-hint-spoils" : "nl-act-hint", { n: aids.spoils.length })}</span>
    );
  if (asked.value === "settle") return <span>{say("nl-settle-hint")}</span>;
  return asked.value === "stack" ? <span>{say("nl-stack-hint")}</span> : null;
}

function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { args = {} } = event,
    good = codeOf(args.good),
    seats = play.table.seats.value,
    list = Array.isArray(args.goods) ? args.goods : Array.isArray(args.minerals) ? args.minerals : [];
  const colour = event.seat === null ? undefined : seatColour(event.seat);
  if (event.kind === "banners" || event.kind === "win")
    return <Icon name="banner" size={22} color={colour} />;
  if (event.kind === "build" || event.kind === "settle")
    return <Icon name="house" size={22} color={colour} cut="var(--paper-raised)" />;
  if (event.kind === "wheelbarrow") return <Icon name="barrow" size={22} cut="var(--paper-raised)" />;
  if (event.kind === "spoil") return <Icon name="warn" size={22} color="var(--ochre)" />;
  if (event.kind === "end-turn") return <Icon name="glass" size={20} />;
  if (good) return <GoodChip good={good} size={22} />;
  if (list.length) return <GoodChip good={codeOf(list[0]) ?? "mineral"} size={22} />;
  return event.seat === null ? (
    <Icon name="mineral" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={seats[event.seat]?.letter} size={22} />
  );
}

/** Phone: what is in hand and what can be built, at the thumb. */
function Below({ play }: { play: Play }) {
  const { table, held } = play,
    { say } = table,
    { board } = table.view.value,
    me = table.me.value;
  if (me === null) return null;
  const kinds = [...new Set(table.legal.value.of("build").map(a => a.action.building as string))],
    goods = ownGoods(play),
    end = table.legal.value.of("end-turn")[0],
    next = effectOf(play.doing.value).next ?? effectOf(end).next;
  return (
    <div class="nl-below">
      <div class="line">
        <span class="nl-hand">
          {goods.length
            ? goods.map(g => (
                <span
                  key={g.place}
                  class={g.lying ? "bad" : ""}
                  title={say(g.lying ? "nl-spoils" : "nl-keeps", { hex: hexOf(g.place) })}
                >
                  <GoodChip good={g.good!} size={26} />
                  {g.lying && <Icon name="warn" size={13} />}
                </span>
              ))
            : say("nl-goods-none")}
        </span>
        <span class="nl-then">
          {say("nl-spent")} <b>{board.timeline.spent}</b>
          {next !== undefined && (
            <>
              {" "}
              · {say("nl-next")} <SeatBadge seat={next} letter={table.seats.value[next]?.letter} size={20} />
            </>
          )}
        </span>
      </div>
      {kinds.length > 0 && (
        <div class="nl-strip" role="group" aria-label={say("nl-buildings")}>
          {kinds.map(k => (
            <button key={k} aria-pressed={held.value === k} onClick={() => play.hold(k)}>
              <Icon name="house" size={15} cut="var(--paper-raised)" />
              {say(`nl-short-${k}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const STEPS = ["lay", "work", "clear"] as const;
const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "nlp",
    handles: [
      "settle",
      "produce",
      "place-banners",
      "build",
      "pay",
      "pay-marker",
      "use-wheelbarrow",
      "end-turn",
      "fill",
      "stack",
      "take",
    ],
    Board: () => <LandMap play={play} />,
    Own: () => (
      <>
        <Goods play={play} />
        <Works play={play} />
        <Stacks play={play} />
        <Planner play={play} />
      </>
    ),
    Below: () => <Below play={play} />,
    steps: () =>
      table.view.value.over || play.asked.value === "settle"
        ? null
        : { names: STEPS.map(s => say(`nl-step-${s}`)), at: 1 },
    sentence: () => {
      const target = play.targets.value.find(t => t.key === play.pinned.value),
        held = play.held.value;
      if (target)
        return say(
          target.actions.length > 1 || waysOf(target.actions[0]).length > 1 ? "nl-say-how" : "nl-say-sure",
          { deed: { label: target.actions[0]!.label.label, args: target.actions[0]!.label.args } },
        );
      if (held) return say("nl-say-build", { building: { label: `building-${held}` } });
      return play.asked.value === "act" ? say("nl-say-act", { n: table.view.value.aids.time_left }) : null;
    },
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => {
      const ends = table.legal.value.of("end-turn"),
        [first] = ends;
      if (!first) return null;
      const { space = 0 } = effectOf(first);
      return {
        label: say(first.action.steps ? "nl-seal-step" : "nl-seal", { space: space + 1 }),
        press: () => play.carryOut(first),
      };
    },
    note: () => {
      const { seats } = table.view.value.board,
        placed = (table.view.value.scores[0] ?? []).reduce((sum, p) => sum + p.value, 0);
      return say("nl-race", { n: (seats[0]?.banners ?? 0) + placed });
    },
    player: seat => {
      const own = table.view.value.board.seats[seat]!,
        placed = (table.view.value.scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0),
        { timeline } = table.view.value.board;
      const markers = [own.food_marker && "food", own.wood_marker && "wood"].filter(Boolean) as string[];
      return {
        score: (
          <>
            {placed}
            <span class="nl-of"> / {own.banners + placed}</span>
          </>
        ),
        brief: placed,
        unit: say("nl-unit"),
        facts: [
          { icon: "worker", text: say("nl-free", { n: own.workers }), title: say("nl-workers") },
          { icon: "glass", text: say("nl-space", { n: timeline.at[seat]! + 1 }), title: say("nl-at") },
          {
            icon: "barrow",
            text: (
              <>
                {own.wheelbarrow ? 1 : "–"}
                {markers.map(m => (
                  <span key={m} title={say(`nl-piece-${m}`)}>
                    <Icon name={glyphOf(m)} size={16} />
                    <span class="vh">{say(`nl-piece-${m}`)}</span>
                  </span>
                ))}
              </>
            ),
            title: say("nl-barrow"),
            faint: !own.wheelbarrow && !markers.length,
          },
        ],
      };
    },
    picture: event => <Picture play={play} event={event} />,
    keys: {
      escape: () => {
        play.pinned.value = null;
        play.held.value = null;
        play.goal.value = null;
      },
    },
    keyHelp: () => [["Esc", say("nl-key-escape")]],
  };
};
export default create;
