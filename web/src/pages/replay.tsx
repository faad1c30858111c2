/* A finished game, step by step: the table page, looking back. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api";
import { query } from "../router";
import { TableStore } from "../state/table";
import { t } from "../text";
import { Top } from "../ui/top";
import { TablePage } from "./table";

export function Replay({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]),
    missing = useSignal(false);
  useEffect(() => {
    api
      .table(id)
      .then(message => {
        store.receive(message);
        store.lookAt(Number(query.value.get("at") ?? 0));
      })
      .catch(() => {
        missing.value = true;
      });
  }, [store]);
  /* The address always leads to the position shown. */
  useEffect(() => {
    if (store.message.value) history.replaceState(null, "", `?at=${store.view.value.step}`);
  }, [store.view.value?.step]);
  if (missing.value)
    return (
      <div class="plain-page">
        <Top />
        <main class="wrap narrow">
          <h1>{t("table-missing")}</h1>
        </main>
      </div>
    );
  return store.message.value?.view ? (
    <TablePage store={store} />
  ) : (
    <div class="plain-page">
      <Top />
      <p class="loading">{t("loading")}</p>
    </div>
  );
}
