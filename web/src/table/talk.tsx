/* Log, chat and private notes: one sheet, three tabs. */
import type { BoardParts } from "../games/board";
import type { TableStore, Talk } from "../state/table";
import { t } from "../text";
import { Chat } from "./chat";
import { History } from "./history";
import { Log } from "./log";
import { Notebook } from "./notebook";
import { Unread } from "./unread";
import "./talk.css";

const TALKS: readonly Talk[] = ["log", "chat", "notes"];

export function TalkPanel({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const shown = store.talk.value,
    unread = shown === "chat" ? 0 : store.unread.value;
  return (
    <section class="panel talk" aria-label={t(shown)} tabIndex={-1}>
      <div class="talk-tabs" role="tablist">
        {TALKS.map(talk => (
          <button
            key={talk}
            type="button"
            role="tab"
            id={`talk-${talk}`}
            aria-selected={shown === talk}
            onClick={() => {
              store.talk.value = talk;
            }}
          >
            {t(talk)}
            {talk === "chat" && unread > 0 && <Unread n={unread} />}
          </button>
        ))}
      </div>
      {shown === "log" && (
        <>
          <Log store={store} parts={parts} />
          <History store={store} />
        </>
      )}
      {shown === "chat" && <Chat store={store} />}
      {shown === "notes" && <Notebook store={store} />}
    </section>
  );
}
