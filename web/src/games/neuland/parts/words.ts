/* Ways to pay, steps and plans in words. */
import type { Speaker } from "../../../text";
import type { TextArg } from "../../../types";
import { hexOf, type Plan, type PlanStep, type Way } from "../model";

/** Where the goods of a payment come from, as arguments of a text. */
export const sourcesOf = (pay: Way["pay"]): { label: string; args: Record<string, TextArg> }[] =>
  pay.map(({ good, place }) => ({
    label: place ? "nl-from" : "nl-from-marker",
    args: { good: { label: `good-${good}` }, hex: place ? hexOf(place) : "" },
  }));

export const wayInWords = (say: Speaker, { pay, wheelbarrow, time }: Way): string =>
  say("nl-way", {
    from: sourcesOf(pay),
    goods: pay.length,
    barrow: wheelbarrow ? "yes" : "no",
    n: time,
  });

export const stepInWords = (say: Speaker, { do: deed, building, hex, good }: PlanStep): string =>
  say(`nl-step-${deed}`, {
    building: { label: `building-${building}` },
    hex,
    good: good ? { label: `good-${good}` } : "",
  });

/** The goods that pay for a step, as arguments of a text. */
export const paidWith = ({ pay, wheelbarrow }: PlanStep) => [
  ...sourcesOf(pay),
  ...(wheelbarrow ? [{ label: "nl-name-wheelbarrow" }] : []),
];

export const planInWords = (say: Speaker, plan: Plan): string =>
  [
    say("nl-goal", {
      goal: say(plan.good ? `good-${plan.good}` : `building-${plan.possession}`),
      n: plan.time,
      turn: plan.this_turn ? "yes" : "no",
    }),
    ...plan.steps.map((step, i) =>
      say("nl-heard-step", { i: i + 1, deed: stepInWords(say, step), n: step.time }),
    ),
  ].join(". ");
