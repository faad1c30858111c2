/* What would follow from the action that is pointed at. */
import type { BoardParts } from "../games/board";
import type { TableStore } from "../state/table";

export function Following({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const peeked = store.peek.value,
    Consequence = parts?.Consequence;
  if (Consequence) return <Consequence />;
  return peeked ? <span>{store.say(peeked.label.label, peeked.label.args)}</span> : null;
}
