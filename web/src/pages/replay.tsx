/* A finished game, step by step: the table page, looking back. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api";
import { query } from "../router";
import { LoadingPage } from "../shell/loading-page";
import { TableStore } from "../state/table";
import { TablePage } from "../table/page";
import { Behind } from "./room/behind";
import { ClosedDoor } from "./room/closed-door";

export function Replay({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]),
    missing = useSignal(false);
  useEffect(() => {
    api
      .table(id)
      .then(message => {
        store.receive(message);
        store.lookback.lookAt(Number(query.value.get("at") ?? 0));
      })
      .catch(() => {
        missing.value = true;
      });
  }, [store]);
  const step = store.shown.value?.step;
  /* The address always leads to the position shown. */
  useEffect(() => {
    if (step !== undefined) history.replaceState(null, "", `?at=${step}${location.hash}`);
  }, [step]);
  if (missing.value) return <ClosedDoor />;
  return store.now.value ? (
    <Behind store={store}>
      <TablePage store={store} review />
    </Behind>
  ) : (
    <LoadingPage />
  );
}
