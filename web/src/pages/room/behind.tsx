/* People at one screen: the server shows the awaited seat; a curtain hides it until that person is there. It falls
   again when the screen was put away, since nobody knows who takes it up. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../state/table";
import { Curtain } from "../../table/curtain";

export function Behind({ store, children }: { store: TableStore; children: ComponentChildren }) {
  const lifted = useSignal<number | null>(null),
    { seat, you, view } = store.arrived.value,
    shared = you.length > 1 && store.secrets;
  useEffect(() => {
    const away = () => {
      if (document.visibilityState === "hidden") lifted.value = null;
    };
    document.addEventListener("visibilitychange", away);
    return () => document.removeEventListener("visibilitychange", away);
  }, []);
  if (!shared || seat === null || seat === lifted.value || view?.over) return <>{children}</>;
  return (
    <Curtain
      seat={seat}
      store={store}
      onLift={() => {
        lifted.value = seat;
      }}
    />
  );
}
