/* Phone: what is in hand, what can be built and the cheapest ways, at the thumb. */

import { Icon, SeatBadge } from "../../../kit";
import { need } from "../../../lookup";
import { effectOf, hexOf, type Plan, type PlanStep } from "../model";
import { goalOf } from "../planning";
import type { Play } from "../play";
import { Goal } from "./goal";
import { GoodChip } from "./good-chip";
import { ownGoods } from "./own-goods";
import { StepPicture } from "./step-picture";
import { stepInWords } from "./words";

const StepChip = ({ play, step, n }: { play: Play; step: PlanStep; n: number }) => (
  <li title={stepInWords(play.table.say, step)}>
    <span class="no">{n}</span>
    <StepPicture step={step} />
    <b>{step.time}</b>
    <span class="vh">{stepInWords(play.table.say, step)}</span>
  </li>
);

/** The plan that was chosen: its steps in a row, the first to be done from here. */
function PlanLine({ play, plan }: { play: Play; plan: Plan }) {
  const { say } = play.table;
  return (
    <div class="nl-strip nl-planned">
      <button type="button" aria-label={say("nl-planner")} onClick={() => play.aim(goalOf(plan))}>
        <Icon name="no" size={13} />
      </button>
      <ol>
        {plan.steps.map((step, i) => (
          <StepChip key={i} play={play} step={step} n={i + 1} />
        ))}
      </ol>
      {play.first.value && (
        <button type="button" class="btn small" onClick={() => play.go(false)}>
          {say("nl-plan-go")}
        </button>
      )}
    </div>
  );
}

function Goals({ play }: { play: Play }) {
  const { say, width } = play.table,
    plans = play.plans.value,
    plan = play.plan.value;
  if (width.value !== "phone") return null;
  if (plan) return <PlanLine play={play} plan={plan} />;
  if (!plans.length) return null;
  return (
    <fieldset class="nl-strip nl-goals" aria-label={say("nl-planner")}>
      <span class="what" aria-hidden="true">
        {say("nl-planner")}
      </span>
      {plans.map(one => (
        <Goal key={goalOf(one)} play={play} plan={one} cell={false} />
      ))}
    </fieldset>
  );
}

export function Below({ play }: { play: Play }) {
  const { table, held } = play,
    { say } = table,
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
                  <GoodChip good={need(g.good, "good")} size={26} />
                  {g.lying && <Icon name="warn" size={13} />}
                </span>
              ))
            : say("nl-goods-none")}
        </span>
        <span class="nl-then">
          {next !== undefined && (
            <>
              {say("nl-next")} <SeatBadge seat={next} letter={table.seats.value[next]?.letter} size={20} />
            </>
          )}
        </span>
      </div>
      {kinds.length > 0 && (
        <fieldset class="nl-strip" aria-label={say("nl-buildings")}>
          {kinds.map(k => (
            <button type="button" key={k} aria-pressed={held.value === k} onClick={() => play.hold(k)}>
              <Icon name="house" size={15} cut="var(--paper-raised)" />
              {say(`nl-short-${k}`)}
            </button>
          ))}
        </fieldset>
      )}
      <Goals play={play} />
    </div>
  );
}
