/* Reading the arguments of messages: what an event or a prompt speaks of. */
import type { TextArg } from "../types";

/** The label that an argument names, e.g. "building-stone-5"; null when it is none. */
export const labelOf = (arg: TextArg | undefined): string | null =>
  typeof arg === "object" && arg !== null && "label" in arg ? arg.label : null;

/** The label without its first word: "building-stone-5" -> "stone-5". */
export function codeOf(arg: TextArg | undefined): string | null {
  const label = labelOf(arg);
  return label === null ? null : label.slice(label.indexOf("-") + 1);
}
