/* "Cheapest way to ...": the engine's plans, one goal at a time, its steps numbered on the land. */

import { useEffect, useRef } from "preact/hooks";
import { Icon, pointing } from "../../../kit";
import { Panel } from "../../../ui/panel";
import { glyphOf, type Plan, type PlanStep } from "../model";
import { goalOf, type Play } from "../play";
import { GoodChip } from "./good-chip";
import { paidWith, stepInWords } from "./words";

/** A goal with its time; pressed, its plan is shown. */
export function Goal({ play, plan, cell = true }: { play: Play; plan: Plan; cell?: boolean }) {
  const { say } = play.table,
    { goal } = play,
    id = goalOf(plan),
    text = say("nl-goal", {
      goal: say(plan.good ? `good-${id}` : `building-${id}`),
      n: plan.time,
      turn: plan.this_turn ? "yes" : "no",
    });
  return (
    <button
      type="button"
      class={plan.this_turn ? "" : "later"}
      data-cell={cell ? `goal-${id}` : undefined}
      aria-pressed={goal.value === id}
      title={text}
      onClick={() => play.aim(id)}
    >
      <span class="nl-seen" aria-hidden="true">
        {plan.good ? (
          <Icon name={glyphOf(plan.good)} size={19} />
        ) : (
          <span class="po">
            <Icon name="banner" size={15} />
            {say(`nl-short-${id}`)}
          </span>
        )}
        <b>{plan.time}</b>
      </span>
    </button>
  );
}

export const StepPicture = ({ step }: { step: PlanStep }) =>
  step.do === "produce" && step.good ? (
    <GoodChip good={step.good} size={24} />
  ) : (
    <Icon name={step.do === "build" ? "house" : "banner"} size={22} cut="var(--paper-raised)" />
  );

function Step({ play, step, n }: { play: Play; step: PlanStep; n: number }) {
  const { say } = play.table,
    goods = paidWith(step);
  return (
    <li>
      <span class="no">{n}</span>
      <StepPicture step={step} />
      <span>
        {stepInWords(say, step)}
        {goods.length > 0 && <small>{say("nl-step-pays", { goods })}</small>}
      </span>
      <b>{step.time}</b>
    </li>
  );
}

/** How far a plan can be trusted: what it uses up, what is quicker, what the planner does not look at. */
function Caveats({ play, plan }: { play: Play; plan: Plan }) {
  const { say, view } = play.table,
    pieces = plan.pieces.map(piece => ({ label: `nl-name-${piece}` }));
  return (
    <>
      {pieces.length > 0 && (
        <p class="nl-none">
          {say("nl-plan-pieces", {
            pieces,
            keeping: plan.keeping ? "yes" : "no",
            n: plan.keeping?.time ?? 0,
          })}
        </p>
      )}
      {!plan.exact && <p class="nl-none">{say("nl-plan-guess")}</p>}
      <details class="nl-overlooks">
        <summary>{say("nl-overlooks")}</summary>
        <ul>
          {view.value.aids.overlooks.map(name => (
            <li key={name}>{say(`overlook-${name}`)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

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
