/* From many legal actions to one, a field at a time. Knows no game. */
import { need, nth } from "../lookup";
import type { Speaker } from "../text";
import type { FieldValue, LegalAction, TextArgs } from "../types";

/** Up to this many actions of one kind are listed as they are. */
export const FEW = 9;
const BLANK = "…";

export interface Choice {
  value: FieldValue;
  label: string;
  actions: readonly LegalAction[];
}
export interface Question {
  field: string;
  choices: readonly Choice[];
}

/** The same action in every frame, whatever its number. */
export const nameOf = ({ action }: LegalAction): string => JSON.stringify(action);

export function byKind(actions: readonly LegalAction[]): Map<string, LegalAction[]> {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions)
    groups.set(action.action.kind, [...(groups.get(action.action.kind) ?? []), action]);
  return groups;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const argsOf = (action: LegalAction): TextArgs => action.label.args ?? {};
/** Label arguments that are the same in all these actions. */
function settled(actions: readonly LegalAction[]): TextArgs {
  const first = argsOf(nth(actions, 0, "actions"));
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => actions.every(a => same(argsOf(a)[name], value))),
  );
}

/** What the sentences of these actions have in common, with dots where they still differ: "Lay RRST on …". */
export function sentence(say: Speaker, actions: readonly LegalAction[]): string {
  const texts = actions.map(a => say(a.label.label, argsOf(a)));
  if (texts.length === 1) return nth(texts, 0, "texts");
  const words = texts.map(text => text.split(" ")),
    shortest = Math.min(...words.map(w => w.length));
  const alike = (at: (w: readonly string[]) => string | undefined) =>
    words.every(w => at(w) === at(nth(words, 0, "words")));
  let head = 0,
    tail = 0;
  while (head < shortest && alike(w => w[head])) head++;
  while (tail < shortest - head && alike(w => w.at(-1 - tail))) tail++;
  return [
    ...nth(words, 0, "words").slice(0, head),
    BLANK,
    ...nth(words, 0, "words").slice(nth(words, 0, "words").length - tail),
  ].join(" ");
}

/** The first field in which these actions of one kind differ, with its values; null when one action is left. */
export function ask(say: Speaker, actions: readonly LegalAction[]): Question | null {
  if (actions.length < 2) return null;
  const fields = Object.keys(nth(actions, 0, "actions").action).filter(name => name !== "kind");
  const field = fields.find(name =>
    actions.some(a => !same(a.action[name], nth(actions, 0, "actions").action[name])),
  );
  if (!field) return null;
  const groups = new Map<FieldValue, LegalAction[]>();
  for (const a of actions)
    groups.set(need(a.action[field], "action"), [...(groups.get(need(a.action[field], "action")) ?? []), a]);
  const known = settled(actions);
  /* Where a value settles the action, its whole sentence says most; else the arguments that this value settles. */
  const choices = [...groups].map(([value, group]): Choice => {
    if (groups.size === actions.length) return { value, actions: group, label: sentence(say, group) };
    const parts = Object.entries(settled(group))
      .filter(([name]) => !(name in known))
      .map(([, arg]) => arg);
    return { value, actions: group, label: parts.length ? say("value-parts", { parts }) : String(value) };
  });
  return { field, choices };
}

/** Does every typed word occur in the text? Case, accents and the kind of apostrophe do not matter. */
export function matches(text: string, typed: string): boolean {
  const flat = (s: string) => s.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
  const hay = flat(text);
  return flat(typed)
    .split(/\s+/)
    .every(word => hay.includes(word));
}
