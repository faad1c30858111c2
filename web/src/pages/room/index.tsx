/* One table: waiting room while seats are open, then the table itself; with a curtain between people at one device. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../api";
import { LoadingPage } from "../../shell/loading-page";
import { TableStore } from "../../state/table";
import { TablePage } from "../../table/page";
import { onDemand } from "../../ui/on-demand";
import { Behind } from "./behind";
import { ClosedDoor } from "./closed-door";

const WAITING = onDemand(() => import("./waiting").then(module => module.WaitingRoom));

/** While seats are free the address itself leads a friend in: who copies it sends the invitation. */
function useTellingAddress(path: string | undefined): void {
  useEffect(() => {
    if (path) history.replaceState(null, "", path);
  }, [path]);
}

export function Room({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]),
    missing = useSignal(false);
  useEffect(() => {
    api
      .table(id)
      .then(message => {
        store.receive(message);
        store.connection.open();
      })
      .catch(() => {
        missing.value = true;
      });
    return () => {
      store.connection.close();
      store.pace.close();
    };
  }, [store]);
  const message = store.message.value,
    open = message?.table.status === "open";
  useEffect(() => {
    if (open) WAITING.fetch();
  }, [open]);
  useTellingAddress(open ? message?.table.invite?.path : undefined);
  if (missing.value) return <ClosedDoor />;
  if (!message) return <LoadingPage />;
  if (!message.view || open) {
    const WaitingRoom = WAITING.now();
    return WaitingRoom ? <WaitingRoom store={store} /> : <LoadingPage />;
  }
  return (
    <Behind store={store}>
      <TablePage store={store} />
    </Behind>
  );
}
