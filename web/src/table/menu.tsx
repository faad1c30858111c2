/* What a table decides besides the game: going back together, giving up, letting others in. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type GlyphName, Icon } from "../kit";
import { go } from "../router";
import { OtherDevice } from "../shell/other-device";
import { person } from "../state/session";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { ShareLink } from "../ui/share-link";
import { Sheet } from "../ui/sheet";
import { Hush } from "./hush";
import { Report } from "./report";
import "./menu.css";

interface EntryProps {
  icon: GlyphName;
  text: string;
  help?: string;
  look?: string;
  onClick: () => void;
}

const Entry = ({ icon, text, help, look, onClick }: EntryProps) => (
  <li>
    <Button {...(look ? { look } : {})} onClick={onClick}>
      <Icon name={icon} />
      {text}
    </Button>
    {help && <p class="muted">{help}</p>}
  </li>
);

interface PlayerEntriesProps {
  store: TableStore;
  seat: number;
  onDone: () => void;
  children: ComponentChildren;
}

/** What only a player of a running game may do. */
function PlayerEntries({ store, seat, onDone, children }: PlayerEntriesProps) {
  const sure = useSignal(false),
    { commands } = store;
  const then = (work: Promise<void>) => void work.then(onDone);
  const absent = store.info.value.seats.flatMap((info, other) =>
    info.kind === "person" && !info.connected && !info.you ? [other] : [],
  );
  const resign = () => {
    if (sure.value) then(commands.resign(seat));
    else sure.value = true;
  };
  return (
    <>
      <Entry
        icon="undo"
        text={t("ask-back")}
        help={t("ask-back-help")}
        onClick={() => then(commands.propose({ kind: "take-back" }))}
      />
      {absent.map(other => (
        <Entry
          key={other}
          icon="bot"
          text={t("hand-over", { player: store.seats.value[other]?.name ?? "" })}
          onClick={() => then(commands.propose({ kind: "hand-over", seat: other }))}
        />
      ))}
      {children}
      <Entry
        icon="banner"
        look="quiet"
        text={t(sure.value ? "resign-sure" : "resign")}
        help={t("resign-help")}
        onClick={resign}
      />
    </>
  );
}

/** "Pass for me when I can build nothing": the server answers on the bots' beat, so that it tells nothing. */
function AutoPass({ store, seat }: { store: TableStore; seat: number }) {
  const { can_auto_pass, seats } = store.info.value;
  if (!can_auto_pass) return null;
  const on = seats[seat]?.auto_pass ?? false;
  return (
    <li>
      <label class="switch">
        <input type="checkbox" checked={on} onChange={() => void store.commands.autoPass(seat, !on)} />
        {t("auto-pass")}
      </label>
      <p class="muted">{t("auto-pass-help")}</p>
    </li>
  );
}

const WatchLink = ({ path }: { path: string }) => (
  <li>
    <div class="labelled">
      {t("watch-link")}
      <ShareLink path={path} label={t("watch-link")} title={document.title} />
    </div>
  </li>
);

export function Menu({ store }: { store: TableStore }) {
  if (!store.menu.value) return null;
  const close = () => {
    store.menu.value = false;
  };
  const { table, seat } = store.arrived.value,
    link = table.invite && <WatchLink path={table.invite.path} />;
  return (
    <Sheet title={t("table-menu")} onClose={close}>
      <ul class="menu">
        {table.status === "playing" && seat !== null ? (
          <PlayerEntries store={store} seat={seat} onDone={close}>
            <AutoPass store={store} seat={seat} />
            <Hush table={table.id} />
            {link}
          </PlayerEntries>
        ) : (
          link
        )}
        {person.value?.id && seat !== null && (
          <li>
            <details>
              <summary>{t("device-title")}</summary>
              <OtherDevice table={table.id} />
            </details>
          </li>
        )}
        {person.value?.id && (
          <li>
            <Report store={store} />
          </li>
        )}
        {table.draws?.seed && (
          <Entry icon="book" text={t("draws-check")} onClick={() => go(`/draws/${table.id}`)} />
        )}
      </ul>
    </Sheet>
  );
}
