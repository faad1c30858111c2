/* Why a bot did what it did last, where that tells no secret. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import { moveOf, Why } from "./why";

export function Reasons({ store, seat }: { store: TableStore; seat: number }) {
  const why = store.info.value.seats[seat]?.why;
  if (!why || store.lookback.looking.value) return null;
  return (
    <section class="bot-why">
      <h3>{t("bot-reasons")}</h3>
      <p>{moveOf(store, why.action)}</p>
      <Why store={store} why={why} />
    </section>
  );
}
