/* The one wax button, and the small ones beside it. */
import type { BoardParts, Seal } from "../games/board";
import type { TableStore } from "../state/table";
import { isEnding } from "../state/table/commands";
import type { LegalAction } from "../types";

/** What the board says, else the first legal action that ends something. */
export function sealOf(store: TableStore, parts: BoardParts | null): Seal | null {
  const own = parts?.seal?.();
  if (own) return own;
  const legal = store.legal.value,
    kind = legal.kinds.find(k => isEnding(k) && legal.of(k).length === 1 && !parts?.handles.includes(k)),
    action = kind && legal.of(kind)[0];
  return action
    ? { label: store.say(action.label.label, action.label.args), press: () => store.choose(action) }
    : null;
}

/** Pressing the seal is a deliberate second step: what it does is not asked again unless the reader always wants that. */
export function pressOf(store: TableStore, seal: Seal | null): ((byKey: boolean) => void) | undefined {
  const press = store.lookback.looking.value ? undefined : seal?.press;
  return press && (byKey => store.commands.deliberately(press, byKey));
}

/** Actions without a choice that the board does not offer become buttons. */
export function buttonsOf(store: TableStore, parts: BoardParts | null): LegalAction[] {
  const legal = store.legal.value,
    few = parts ? 3 : 2;
  return legal.kinds
    .filter(k => !parts?.handles.includes(k) && !isEnding(k) && legal.of(k).length <= few)
    .flatMap(k => [...legal.of(k)])
    .slice(0, 4);
}
