/* Reading the arguments of messages: what an event or a prompt speaks of. */
import type { TextArg, TextArgs } from "../types";

/** Is it several things, which a text lists? */
export const isList = (arg: TextArg | undefined): arg is readonly TextArg[] => Array.isArray(arg);

/** The seat that an argument names; null when it is none. */
export const seatOf = (arg: TextArg | undefined): number | null =>
  typeof arg === "object" && arg !== null && "seat" in arg ? arg.seat : null;

/** The label that an argument names, e.g. "building-stone-5"; null when it is none. */
export const labelOf = (arg: TextArg | undefined): string | null =>
  typeof arg === "object" && arg !== null && "label" in arg ? arg.label : null;

/** What a label has for arguments of its own. */
export const argsOf = (arg: TextArg | undefined): TextArgs =>
  typeof arg === "object" && arg !== null && "label" in arg ? (arg.args ?? {}) : {};

/** The label without its first word: "building-stone-5" -> "stone-5". */
export function codeOf(arg: TextArg | undefined): string | null {
  const label = labelOf(arg);
  return label === null ? null : label.slice(label.indexOf("-") + 1);
}
