/* The steps of the plan that is looked at, numbered where they happen. */

import { f1 } from "../../../kit";
import { Numeral } from "../../numeral";
import { along, type Where, whereOf } from "../model";
import type { Play } from "../play";

export function Steps({ play }: { play: Play }) {
  const plan = play.plan.value,
    { board } = play.table.view.value;
  if (!plan || play.doing.value || play.held.value) return null;
  const at = new Map<string, { where: Where; steps: number[] }>();
  plan.steps.forEach((step, i) => {
    const known = at.get(step.at);
    if (known) known.steps.push(i + 1);
    else at.set(step.at, { where: whereOf(board, step.at), steps: [i + 1] });
  });
  return (
    <g pointer-events="none">
      {[...at].map(([key, { where, steps }]) => {
        const [x, y] = along(where, -42);
        return (
          <g key={key} transform={`translate(${f1(x)} ${f1(y)})`}>
            <rect
              x={-5 - steps.length * 6}
              y="-9.500"
              width={10 + steps.length * 12}
              height="19"
              rx="9.500"
              fill="#24556D"
              stroke="#FFF4CF"
              stroke-width="1.6"
            />
            <Numeral y={4.8} size={13} fill="#FFF6E6">
              {steps.join("·")}
            </Numeral>
          </g>
        );
      })}
    </g>
  );
}
