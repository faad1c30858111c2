/* "Cheapest way to ...": the engine's plans, one goal at a time, its steps numbered on the land. */

import { useEffect, useRef } from "preact/hooks";
import { Icon, pointing } from "../../../kit";
import { Panel } from "../../../ui/panel";
import type { Plan } from "../model";
import { goalOf } from "../planning";
import type { Play } from "../play";
import { Goal } from "./goal";
import { Caveats } from "./plan-caveats";
import { Step } from "./plan-step";

/** The first step, or all of them: above the steps, so that the buttons stay where they are while the steps get fewer. */
function Go({ play, plan }: { play: Play; plan: Plan }) {
  const { say, peek } = play.table,
    action = play.first.value;
  if (!action && play.asked.value === "act") return null;
  return (
    <p class="nl-go">
      <button
        type="button"
        class="btn small"
        data-cell="go"
        data-legal
        disabled={!action}
        onClick={() => play.go(false)}
        {...pointing(on => {
          peek.value = on ? (action ?? null) : null;
        })}
      >
        <Icon name="ok" size={16} />
        {say("nl-plan-go")}
      </button>
      {plan.this_turn && plan.steps.length > 1 && (
        <button
          type="button"
          class="btn small"
          data-cell="go-all"
          data-legal
          disabled={!action}
          onClick={() => play.go(true)}
        >
          {say("nl-plan-all")}
        </button>
      )}
    </p>
  );
}

function Steps({ play, plan }: { play: Play; plan: Plan }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: "nearest" });
    list.current?.previousElementSibling?.scrollIntoView?.({ block: "nearest" }); // the buttons first
  }, [plan]);
  return (
    <>
      <Go play={play} plan={plan} />
      <ol class="nl-plan" ref={list}>
        {plan.steps.map((step, i) => (
          <Step key={i} play={play} step={step} n={i + 1} />
        ))}
      </ol>
      <Caveats play={play} plan={plan} />
    </>
  );
}

export function Planner({ play }: { play: Play }) {
  const { say } = play.table,
    plans = play.plans.value,
    plan = play.plan.value;
  if (!plans.length) return null;
  const note = plan
    ? say("nl-plan-time", { n: plan.time, turn: plan.this_turn ? "yes" : "no" })
    : say("nl-planner-note");
  return (
    <Panel title={say("nl-planner")} end={note}>
      <fieldset class="nl-goals" data-cell="planner" aria-label={say("nl-planner")}>
        {plans.map(one => (
          <Goal key={goalOf(one)} play={play} plan={plan && goalOf(plan) === goalOf(one) ? plan : one} />
        ))}
      </fieldset>
      {plan && <Steps play={play} plan={plan} />}
    </Panel>
  );
}
