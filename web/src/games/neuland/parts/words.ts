/* Ways to pay, steps and plans in words. */
import { nth } from "../../../lookup";
import type { Speaker } from "../../../text";
import type { TextArg } from "../../../types";
import { hexOf, type Plan, type PlanStep, type Way } from "../model";

/** Where the goods of a payment come from, as arguments of a text: from which hexes, or from which places in them. */
export const sourcesOf = (
  pay: Way["pay"],
  where: (place: string) => string = hexOf,
): { label: string; args: Record<string, TextArg> }[] =>
  pay.map(({ good, place }) => ({
    label: place ? "nl-from" : "nl-from-marker",
    args: { good: { label: `good-${good}` }, hex: place ? where(place) : "" },
  }));

export const wayInWords = (
  say: Speaker,
  { pay, wheelbarrow, time }: Way,
  where?: (place: string) => string,
): string =>
  say("nl-way", {
    from: sourcesOf(pay, where),
    goods: pay.length,
    barrow: wheelbarrow ? "yes" : "no",
    n: time,
  });

/** The ways to pay for one deed: those that the hexes do not tell apart name the places. */
export function waysInWords(say: Speaker, ways: readonly Way[]): string[] {
  const words = ways.map(way => wayInWords(say, way)),
    twice = (text: string) => words.indexOf(text) !== words.lastIndexOf(text);
  return ways.map((way, i) => {
    const text = nth(words, i, "words");
    return twice(text) ? wayInWords(say, way, place => place) : text;
  });
}

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
