/* Before somebody decides, the others may give or speak: who still may, and a "done" of one's own. */
import { capOf, keyOf } from "../state/keymap";
import type { TableStore } from "../state/table";
import { t } from "../text";

/** The reader's seats that a bot waits for before it decides. */
export function waitedFor(store: TableStore): number[] {
  const hearing = store.lookback.looking.value ? null : store.info.value.hearing;
  return (store.message.value?.you ?? []).filter(seat => hearing?.waiting.includes(seat));
}

/** What is said to one who is waited for. */
export const awaited = (): string => t("told-waited", { key: capOf(keyOf("seal")) });

/** Nothing more to give or say: the button, or the key of what ends a step. */
export function sayDone(store: TableStore, seats: readonly number[]): void {
  store.voice.now(t("hearing-done"));
  void store.commands.sayDone(seats, true);
}
