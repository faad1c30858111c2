/* "Cheapest way to ...": the engine's plans, one goal at a time, its steps numbered on the land. */

import { useEffect, useRef } from "preact/hooks";
import { Icon, pointing } from "../../../kit";
import { Panel } from "../../../ui/panel";
import type { Plan } from "../model";
import { goalOf, type Play } from "../play";
import { Goal } from "./goal";
import { Caveats } from "./plan-caveats";
import { Step } from "./plan-step";

function Steps({ play, plan }: { play: Play; plan: Plan }) {
  const { say, peek } = play.table,
    list = useRef<HTMLOListElement>(null),
    [first] = plan.steps,
    action = first && play.legalStep(first);
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: "nearest" });
  }, [plan]);
  return (
    <>
      <ol class="nl-plan" ref={list}>
        {plan.steps.map((step, i) => (
          <Step key={i} play={play} step={step} n={i + 1} />
        ))}
      </ol>
      <Caveats play={play} plan={plan} />
      {action && (
        <p class="nl-go">
          <button
            type="button"
            class="btn small"
            data-cell="go"
            data-legal
            onClick={() => play.carryOut(action, first)}
            {...pointing(on => {
              peek.value = on ? action : null;
            })}
          >
            <Icon name="ok" size={16} />
            {say("nl-plan-go")}
          </button>
        </p>
      )}
    </>
  );
}

export function Planner({ play }: { play: Play }) {
  const { say, view } = play.table,
    { plans } = view.value.aids,
    plan = play.plan.value;
  if (!plans.length) return null;
  const note = plan
    ? say("nl-plan-time", { n: plan.time, turn: plan.this_turn ? "yes" : "no" })
    : say("nl-planner-note");
  return (
    <Panel title={say("nl-planner")} end={note}>
      <fieldset class="nl-goals" data-cell="planner" aria-label={say("nl-planner")}>
        {plans.map(one => (
          <Goal key={goalOf(one)} play={play} plan={one} />
        ))}
      </fieldset>
      {plan && <Steps play={play} plan={plan} />}
    </Panel>
  );
}
