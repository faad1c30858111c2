/* All actions, to be searched by their words. */
import { useRef } from "preact/hooks";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Sheet } from "../ui/sheet";
import { Chooser } from "./chooser";

export function Finder({ store }: { store: TableStore }) {
  /* While something is on its way to the server the list stays as it was. */
  const last = useRef(store.legal.value);
  if (!store.errands.busy.value) last.current = store.legal.value;
  if (!store.finder.value) return null;
  const close = () => {
    store.finder.value = false;
  };
  return (
    <Sheet wide title={t("actions-all")} onClose={close}>
      <Chooser
        table={store}
        legal={last.current}
        search
        onChosen={close}
        outcome={store.outcome}
        carryOut={store.carryOut ?? undefined}
        worth={store.worth ?? undefined}
      />
    </Sheet>
  );
}
