/* After a move: other tables that wait for the reader, and the way to the next one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { A } from "../router";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Toast } from "../ui/toast";

/** So long it can be taken up (ms); the list of one's games says it as well. */
const STAYS = 8000;
/** A bot's answer comes at once: only who is still not awaited then is sent on. */
const PATIENCE = 1500;

interface Waiting {
  next: string;
  count: number;
}

export function NextTable({ store }: { store: TableStore }) {
  const waiting = useSignal<Waiting | null>(null),
    mine = store.myTurn.value,
    seated = (store.message.value?.you.length ?? 0) > 0,
    over = store.view.value.over;
  useEffect(() => {
    waiting.value = null;
    /* The end is a scene: nothing is laid over it. */
    if (mine || !seated || over) return;
    const timer = setTimeout(() => {
      void api
        .myGames("turn")
        .then(({ tables, counts }) => {
          const next = tables.find(table => table.id !== store.id);
          waiting.value = next ? { next: next.id, count: counts.turn ?? tables.length } : null;
        })
        .catch(() => undefined);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [mine, seated, over, store]);
  useEffect(() => {
    if (!waiting.value) return;
    const timer = setTimeout(() => {
      waiting.value = null;
    }, STAYS);
    return () => clearTimeout(timer);
  }, [waiting.value]);
  if (!waiting.value) return null;
  return (
    <Toast role="status" icon="bell">
      <p>{t("next-waiting", { n: waiting.value.count })}</p>
      <A class="btn small" href={`/table/${waiting.value.next}`}>
        {t("next-table")}
      </A>
    </Toast>
  );
}
