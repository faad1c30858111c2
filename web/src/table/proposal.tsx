/* Someone asks the table: those concerned answer here, the others see who is still to answer. */
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import { Button } from "../ui/button";
import { Toast } from "../ui/toast";

export function ProposalNote({ store }: { store: TableStore }) {
  const asked = store.message.value?.table.proposal;
  if (!asked) return null;
  const name = (seat: number | null): string =>
    seat === null ? t("someone") : (store.seats.value[seat]?.name ?? "");
  return (
    <Toast role="alert" icon="people">
      <p>
        {t(`proposal-${asked.kind}`, { player: name(asked.by), other: name(asked.seat) })}{" "}
        {!asked.your_answer_wanted && t("proposal-waiting", { players: list(asked.waiting.map(name)) })}
      </p>
      {asked.your_answer_wanted && (
        <>
          <Button look="small" onClick={() => void store.commands.answer(true)}>
            {t("agree")}
          </Button>
          <Button look="small quiet" onClick={() => void store.commands.answer(false)}>
            {t("disagree")}
          </Button>
        </>
      )}
    </Toast>
  );
}
