/* What a table decides besides the game: going back together, giving up, coming back, letting others in. */
import { useSignal } from "@preact/signals";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import { Sheet } from "../ui/dialog";

/** Someone asks the table: those concerned answer here, the others see who is still to answer. */
export function ProposalNote({ store }: { store: TableStore }) {
  const asked = store.message.value?.table.proposal,
    name = (seat: number | null) => (seat === null ? t("someone") : (store.seats.value[seat]?.name ?? ""));
  if (!asked) return null;
  return (
    <div class="note" role="alert">
      <Icon name="people" size={20} />
      <p>
        {t(`proposal-${asked.kind}`, { player: name(asked.by), other: name(asked.seat) })}{" "}
        {!asked.your_answer_wanted && t("proposal-waiting", { players: list(asked.waiting.map(name)) })}
      </p>
      {asked.your_answer_wanted && (
        <>
          <button class="btn small" onClick={() => void store.answer(true)}>
            {t("agree")}
          </button>
          <button class="btn small quiet" onClick={() => void store.answer(false)}>
            {t("disagree")}
          </button>
        </>
      )}
    </div>
  );
}

/** A bot played on for a reader who was away: the seat is one press from here. */
export const AwayNote = ({ store }: { store: TableStore }) => (
  <>
    {store.info.value.status === "playing" &&
      store.info.value.seats.map(
        (s, seat) =>
          s.yours &&
          s.away &&
          !s.resigned && (
            <div key={seat} class="note" role="status">
              <Icon name="bot" size={20} />
              <p>{t("bot-for-you")}</p>
              <button class="btn small" onClick={() => void store.reclaim(seat)}>
                {t("reclaim")}
              </button>
            </div>
          ),
      )}
  </>
);

export function Menu({ store }: { store: TableStore }) {
  const sure = useSignal(false);
  if (!store.menu.value) return null;
  const close = () => {
      store.menu.value = sure.value = false;
    },
    then = (work: Promise<void>) => {
      void work.then(close);
    };
  const message = store.message.value!,
    { table } = message,
    playing = table.status === "playing",
    mine = message.seat;
  const absent = table.seats.flatMap((s, i) => (s.kind === "person" && !s.connected && !s.you ? [i] : []));
  const link = table.invite && `${location.origin}${table.invite.path}`;
  return (
    <Sheet title={t("table-menu")} onClose={close}>
      <ul class="menu">
        {playing && mine !== null && (
          <li>
            <button class="btn" onClick={() => then(store.propose({ kind: "take-back" }))}>
              <Icon name="undo" />
              {t("ask-back")}
            </button>
            <p class="muted">{t("ask-back-help")}</p>
          </li>
        )}
        {playing &&
          mine !== null &&
          absent.map(seat => (
            <li key={seat}>
              <button class="btn" onClick={() => then(store.propose({ kind: "hand-over", seat }))}>
                <Icon name="bot" />
                {t("hand-over", { player: store.seats.value[seat]?.name ?? "" })}
              </button>
            </li>
          ))}
        {link && (
          <li>
            <label class="labelled">
              {t("watch-link")}
              <input class="field" readOnly value={link} onFocus={e => e.currentTarget.select()} />
            </label>
          </li>
        )}
        {playing && mine !== null && (
          <li>
            <button
              class="btn quiet"
              onClick={() => {
                if (sure.value) then(store.resign(mine));
                else sure.value = true;
              }}
            >
              <Icon name="banner" />
              {t(sure.value ? "resign-sure" : "resign")}
            </button>
            <p class="muted">{t("resign-help")}</p>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
