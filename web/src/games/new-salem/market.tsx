/* Despair against the goal, and the open events with their costs. */
import { Icon, range } from "../../kit";
import { effectOf, openEvents, RED } from "./model";
import type { Play } from "./play";

/** One gauge: cubes in town, what sets add and take off, what the previewed action would change; the goal is the wax line. */
export function Gauge({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    { cubes, added_by_sets: plus, removed_by_sets: minus, with_sets, goal } = aids.despair;
  const { action } = play.previewed.value ?? {},
    { despair = 0, remove = 0 } = effectOf(play.previewed.value),
    builds = action?.kind === "build" || action?.kind === "keep";
  const change = builds ? despair - remove : action?.kind === "remove-despair" ? -1 : 0,
    ghost = Math.max(0, cubes + change + plus - minus) - with_sets;
  const most = Math.max(with_sets, with_sets + ghost),
    gone = Math.max(0, cubes + plus - with_sets),
    cells = Math.max(goal + 2, most + gone),
    w = 204 / cells,
    x = (i: number) => 3 + i * w;
  const sums = say("ns-gauge-sums", { cubes, plus, minus });
  return (
    <section class="panel ns-gauge" aria-label={say("ns-despair")}>
      <div class="row">
        <h2>{say("ns-despair")}</h2>
        <span>{say("ns-gauge-now", { n: with_sets, goal })}</span>
      </div>
      <svg viewBox="0 0 210 46" role="img" aria-label={say("ns-gauge", { n: with_sets, goal, sums })}>
        {range(cells).map(i => {
          const on = i < with_sets,
            changes = i < most && i >= Math.min(with_sets, with_sets + ghost),
            bySet = i >= with_sets - (plus - minus),
            struck = i >= most && i < most + gone;
          return (
            <g key={i}>
              <rect
                x={x(i)}
                y="18"
                width={Math.max(1, w - 1.6)}
                height="19"
                fill={on ? "var(--despair)" : "var(--paper-sunk)"}
                stroke={changes ? "var(--ochre)" : "var(--rule-strong)"}
                stroke-width={changes ? 2.4 : 1}
                stroke-dasharray={struck ? "2 2" : undefined}
              />
              {on && w > 7 && (
                <path
                  d={bySet ? `M${x(i) + 3} 33l${w - 7.6} -11` : `M${x(i) + w * 0.25} 27.5h${w * 0.4}`}
                  stroke="var(--despair-p)"
                  stroke-width="1.8"
                />
              )}
            </g>
          );
        })}
        <path d={`M${x(goal) - 0.8} 4v39`} stroke="var(--wax-text)" stroke-width="2.4" />
        <text
          x={x(goal) + (x(goal) > 105 ? -5 : 5)}
          y="13"
          text-anchor={x(goal) > 105 ? "end" : "start"}
          font-size="13"
          font-weight="700"
          fill="var(--wax-text)"
        >
          {say("ns-witches-at", { goal })}
        </text>
      </svg>
      <p>{sums}</p>
      <p class="faint">{say("ns-decks", { buildings: board.deck, events: board.unseen.length })}</p>
    </section>
  );
}

export function Events({ play }: { play: Play }) {
  const { table, chosen } = play,
    { say } = table,
    { board, aids } = table.view.value,
    legal = table.legal.value,
    asks = legal.of("trigger").length > 0 || (play.mine.value && play.asked.value === "trigger");
  const fresh = new Set(
    table.fresh.value
      .filter(e => e.kind === "open-event" || e.kind === "trigger")
      .map(e => (e.args?.event as { label: string }).label),
  );
  const constable = board.constable,
    purse = constable === null ? 0 : board.hope[constable]! + board.gifts;
  return (
    <div class="ns-events" role="group" aria-label={say("ns-events")}>
      {openEvents(board).map(event => {
        const action = legal.find("trigger", { event }),
          on = action !== undefined && chosen.value === action,
          cost = aids.costs[event]!,
          red = RED.includes(event),
          name = say(`event-card-${event}`);
        const none = event === "trial" && board.trials_left === 0;
        const note =
          event === "trial"
            ? say("ns-trials-left", { n: board.trials_left })
            : red
              ? say("ns-stays")
              : event === "pillory"
                ? say("ns-goes-to-player")
                : say("ns-goes-under");
        const press = () => {
          if (action) play.choose(action);
          else if (asks) table.whyNot({ kind: "trigger", event });
        };
        const peek = (to: boolean) => {
          table.peek.value = to && action ? action : null;
        };
        return (
          <button
            key={event}
            class={`ns-event${red ? " red" : ""}${action ? " can" : ""}${none ? " none" : ""}${fresh.has(`event-card-${event}`) ? " fresh" : ""}`}
            data-cell={action ? true : undefined}
            aria-pressed={asks ? on : undefined}
            aria-disabled={asks && !action ? true : undefined}
            onClick={press}
            onPointerEnter={() => peek(true)}
            onPointerLeave={() => peek(false)}
            onFocus={() => peek(true)}
            onBlur={() => peek(false)}
          >
            <span class="cap">
              {name}
              <span>
                {range(cost).map(i => (
                  <Icon key={i} name="hope" size={16} />
                ))}
                <span class="vh">{say("ns-event-costs", { cost })}</span>
              </span>
            </span>
            <span class="text">{say(`effect-${event}`)}</span>
            <small>{asks && !action && !none ? say("ns-too-dear", { n: cost - purse }) : note}</small>
          </button>
        );
      })}
    </div>
  );
}
