/* Hot-seat: nobody sees the next player's secrets before that player sits down. */
import { Icon, SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import "./curtain.css";

export function Curtain({ seat, store, onLift }: { seat: number; store: TableStore; onLift: () => void }) {
  const who = store.seats.value[seat],
    whose = t("curtain", { player: who?.name ?? "" });
  return (
    <section class="curtain" role="dialog" aria-modal="true" aria-label={whose}>
      <SeatBadge seat={seat} letter={who?.letter} size={96} />
      <h2>{whose}</h2>
      <p>{t("curtain-hint")}</p>
      <Button look="primary" autofocus onClick={onLift}>
        <Icon name="eye" />
        {t("curtain-lift")}
      </Button>
    </section>
  );
}
