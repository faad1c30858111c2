import type { PlanStep } from "../model";
import type { Play } from "../play";
import { StepPicture } from "./step-picture";
import { paidWith, stepInWords } from "./words";

export function Step({ play, step, n }: { play: Play; step: PlanStep; n: number }) {
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
