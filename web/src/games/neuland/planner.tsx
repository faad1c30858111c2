/* "Cheapest way to ...": the engine's plans, one goal at a time, its steps numbered on the land. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../kit";
import { GoodChip } from "./art";
import { glyphOf } from "./model";
import { goalOf, type Play } from "./play";

export function Planner({ play }: { play: Play }) {
  const { table, goal } = play,
    { say } = table,
    { aids } = table.view.value,
    plan = play.plan.value,
    steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (goal.value) steps.current?.scrollIntoView?.({ block: "nearest" });
  }, [goal.value]);
  if (!aids.plans.length) return null;
  const first = plan?.steps[0],
    action = first && play.legalStep(first),
    point = (on: boolean) => {
      table.peek.value = on && action ? action : null;
    };
  return (
    <section class="panel">
      <header>
        <h2>{say("nl-planner")}</h2>
        <span class="end">
          {plan
            ? say("nl-plan-time", { n: plan.time, turn: plan.this_turn ? "yes" : "no" })
            : say("nl-planner-note")}
        </span>
      </header>
      <div class="nl-goals" role="group" aria-label={say("nl-planner")}>
        {aids.plans.map(p => {
          const id = goalOf(p),
            name = say(p.good ? `good-${p.good}` : `building-${p.possession!}`),
            text = say("nl-goal", { goal: name, n: p.time, turn: p.this_turn ? "yes" : "no" });
          return (
            <button
              key={id}
              class={p.this_turn ? "" : "later"}
              aria-pressed={goal.value === id}
              title={text}
              onClick={() => {
                goal.value = goal.value === id ? null : id;
              }}
            >
              <span class="vh">{text}</span>
              <span class="nl-seen" aria-hidden="true">
                {p.good ? (
                  <Icon name={glyphOf(p.good)} size={19} />
                ) : (
                  <span class="po">
                    <Icon name="banner" size={15} />
                    {say(`nl-short-${p.possession!}`)}
                  </span>
                )}
                <b>{p.time}</b>
              </span>
            </button>
          );
        })}
      </div>
      {plan && (
        <>
          <ol class="nl-plan" ref={steps}>
            {plan.steps.map((s, i) => (
              <li key={i}>
                <span class="no">{i + 1}</span>
                {s.do === "produce" && s.good ? (
                  <GoodChip good={s.good} size={24} />
                ) : (
                  <Icon name={s.do === "build" ? "house" : "banner"} size={22} cut="var(--paper-raised)" />
                )}
                <span>
                  {say(`nl-step-${s.do}`, {
                    building: { label: `building-${s.building}` },
                    hex: s.hex,
                    good: s.good ? { label: `good-${s.good}` } : "",
                  })}
                </span>
                <b>{s.time}</b>
              </li>
            ))}
          </ol>
          {!plan.exact && <p class="nl-none">{say("nl-plan-guess")}</p>}
          {action && (
            <p class="nl-go">
              <button
                class="btn small"
                onClick={() => play.carryOut(action)}
                onPointerEnter={() => point(true)}
                onPointerLeave={() => point(false)}
                onFocus={() => point(true)}
                onBlur={() => point(false)}
              >
                <Icon name="ok" size={16} />
                {say("nl-plan-go")}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
