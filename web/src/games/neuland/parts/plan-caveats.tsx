import type { Plan } from "../model";
import type { Play } from "../play";

/** How far a plan can be trusted: what it uses up, what is quicker, what the planner does not look at. */
export function Caveats({ play, plan }: { play: Play; plan: Plan }) {
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
