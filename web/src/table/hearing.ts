/* Before somebody decides, the others may give or speak: who still may, and a "done" of one's own. */
import type { TableStore } from "../state/table";

/** The reader's seats that a bot waits for before it decides. */
export function waitedFor(store: TableStore): number[] {
  const hearing = store.lookback.looking.value ? null : store.info.value.hearing;
  return (store.message.value?.you ?? []).filter(seat => hearing?.waiting.includes(seat));
}
