/* A bot played on for a reader who was away: the seat is one press from here. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { Toast } from "../ui/toast";

export function AwayNote({ store }: { store: TableStore }) {
  const { status, seats } = store.info.value;
  if (status !== "playing") return null;
  const lent = seats.flatMap((info, seat) => (info.yours && info.away && !info.resigned ? [seat] : []));
  return (
    <>
      {lent.map(seat => (
        <Toast key={seat} role="status" icon="bot">
          <p>{t("bot-for-you")}</p>
          <Button look="small" onClick={() => void store.commands.reclaim(seat)}>
            {t("reclaim")}
          </Button>
        </Toast>
      ))}
    </>
  );
}
