/* Log, chat and private notes. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api";
import { Icon, SeatBadge } from "../kit";
import type { BoardParts } from "../games/board";
import type { TableStore, Talk } from "../state/table";
import { t } from "../text";
import { History } from "./history";

/** A log line: a capital at its start, the player's name in bold. */
function Line({ text, name }: { text: string; name?: string | undefined }) {
  const line = text.charAt(0).toUpperCase() + text.slice(1);
  return name && line.startsWith(name) ? (
    <span>
      <b>{name}</b>
      {line.slice(name.length)}
    </span>
  ) : (
    <span>{line}</span>
  );
}

function Log({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const end = useRef<HTMLOListElement>(null),
    log = store.log.value,
    seats = store.seats.value,
    at = store.past.value ? store.past.value.step - 1 : null;
  useEffect(() => {
    if (!store.looking.value) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [log.length, store.talk.value, store.tab.value]);
  const since = store.since.value;
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={t("log")}>
      {log.map((e, i) => (
        <>
          {since > 0 && i === since && <li class="since">{t("since-your-turn")}</li>}
          <li key={i} class={e.n === at ? "at" : ""}>
            <button class="entry" title={t("log-look")} onClick={() => store.look(e)}>
              {parts?.picture?.(e) ??
                (e.seat === null ? (
                  <Icon name="quill" size={20} />
                ) : (
                  <SeatBadge seat={e.seat} letter={seats[e.seat]?.letter} size={22} />
                ))}
              <Line
                text={store.say(e.key, e.args)}
                name={e.seat === null ? undefined : seats[e.seat]?.name}
              />
            </button>
          </li>
        </>
      ))}
    </ol>
  );
}

function Chat({ store }: { store: TableStore }) {
  const text = useSignal(""),
    end = useRef<HTMLUListElement>(null),
    chat = store.message.value!.chat;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [chat.length, store.talk.value]);
  const send = (e: Event) => {
    e.preventDefault();
    const line = text.value.trim();
    if (line)
      void store.send(line).then(() => {
        text.value = "";
      });
  };
  return (
    <>
      <ul class="chat" ref={end} aria-live="polite">
        {chat.map(line => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {!chat.length && <li class="faint">{t("chat-empty")}</li>}
      </ul>
      <form class="write" onSubmit={send}>
        <input
          aria-label={t("chat-write")}
          placeholder={t("chat-write")}
          maxLength={500}
          value={text.value}
          onInput={e => {
            text.value = e.currentTarget.value;
          }}
        />
        <button class="btn small">{t("send")}</button>
      </form>
    </>
  );
}

/** Private notes; saved a moment after the last letter. */
function Notes({ store }: { store: TableStore }) {
  const text = useSignal(""),
    timer = useRef(0);
  useEffect(() => {
    void api
      .notes(store.id)
      .then(n => {
        text.value = n.text;
      })
      .catch(() => undefined);
  }, [store.id]);
  const write = (next: string) => {
    text.value = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void api.saveNotes(store.id, next).catch(() => undefined), 600);
  };
  return (
    <textarea
      class="notes"
      aria-label={t("notes")}
      placeholder={t("notes-hint")}
      maxLength={8000}
      value={text.value}
      onInput={e => write(e.currentTarget.value)}
    />
  );
}

export function TalkPanel({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const shown = store.talk.value,
    tab = (id: Talk, label: string, dot = 0) => (
      <button
        role="tab"
        id={`talk-${id}`}
        aria-selected={shown === id}
        onClick={() => {
          store.talk.value = id;
        }}
      >
        {label}
        {dot > 0 && <span class="dot">{dot}</span>}
      </button>
    );
  return (
    <section class="panel talk">
      <nav role="tablist">
        {tab("log", t("log"))}
        {tab("chat", t("chat"), shown === "chat" ? 0 : store.unread.value)}
        {tab("notes", t("notes"))}
      </nav>
      {shown === "log" ? (
        <>
          <Log store={store} parts={parts} />
          <History store={store} />
        </>
      ) : shown === "chat" ? (
        <Chat store={store} />
      ) : (
        <Notes store={store} />
      )}
    </section>
  );
}
