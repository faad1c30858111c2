/* What a table decides besides the game: going back together, giving up, coming back, letting others in. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import { Sheet } from "../ui/dialog";

/** Someone asks the table: those concerned answer here, the others see who is still to answer. */
export function ProposalNote({ store }: { store: TableStore }) {
  const asked = store.message.value?.table.proposal, name = (seat: number | null) => seat === null ? t("someone") : store.seats.value[seat]?.name ?? "";
  if (!asked) return null;
  return <div class="note" role="alert"><Icon name="people" size={20} /><p>{t(`proposal-${asked.kind}`, { player: name(asked.by), other: name(asked.seat) })} {!asked.your_answer_wanted && t("proposal-waiting", { players: list(asked.waiting.map(name)) })}</p>
    {asked.your_answer_wanted && <><button class="btn small" onClick={() => void store.answer(true)}>{t("agree")}</button><button class="btn small quiet" onClick={() => void store.answer(false)}>{t("disagree")}</button></>}
  </div>;
}

export function Menu({ store }: { store: TableStore }) {
  if (!store.menu.value) return null;
  const close = () => { store.menu.value = false; }, then = (work: Promise<void>) => { void work.then(close); };
  const message = store.message.value!, { table } = message, playing = table.status === "playing", mine = message.seat;
  const away = table.seats.flatMap((s, i) => s.yours && s.away ? [i] : []), absent = table.seats.flatMap((s, i) => s.kind === "person" && !s.connected && !s.you ? [i] : []);
  const link = table.invite && `${location.origin}${table.invite.path}`;
  return <Sheet title={t("table-menu")} onClose={close}>
    <ul class="menu">
      {away.map(seat => <li key={seat}><button class="btn" onClick={() => then(store.reclaim(seat))}><Icon name="me" />{t("reclaim")}</button></li>)}
      {playing && mine !== null && <li><button class="btn" onClick={() => then(store.propose({ kind: "take-back" }))}><Icon name="undo" />{t("ask-back")}</button><p class="muted">{t("ask-back-help")}</p></li>}
      {playing && mine !== null && absent.map(seat => <li key={seat}><button class="btn" onClick={() => then(store.propose({ kind: "hand-over", seat }))}><Icon name="bot" />{t("hand-over", { player: store.seats.value[seat]?.name ?? "" })}</button></li>)}
      {link && <li><label class="labelled">{t("watch-link")}<input class="field" readOnly value={link} onFocus={e => e.currentTarget.select()} /></label></li>}
      {playing && mine !== null && <li><button class="btn quiet" onClick={() => then(store.resign(mine))}><Icon name="banner" />{t("resign")}</button><p class="muted">{t("resign-help")}</p></li>}
    </ul>
  </Sheet>;
}
