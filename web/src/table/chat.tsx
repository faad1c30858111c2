/* What the people at the table say to each other. */
import { useEffect, useRef } from "preact/hooks";
import { useDraft } from "../state/draft";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";

export function Chat({ store }: { store: TableStore }) {
  const text = useDraft(`chat/${store.id}`),
    end = useRef<HTMLUListElement>(null),
    chat = store.arrived.value.chat;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [chat.length, store.talk.value]);
  const send = async () => {
    const line = text.value.trim();
    if (!line) return;
    await store.commands.send(line);
    text.value = "";
  };
  return (
    <>
      <ul class="chat" ref={end} aria-label={t("chat")}>
        {chat.map(line => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {!chat.length && <li class="faint">{t("chat-empty")}</li>}
      </ul>
      <form
        class="write"
        onSubmit={e => {
          e.preventDefault();
          void send();
        }}
      >
        <input
          aria-label={t("chat-write")}
          placeholder={t("chat-write")}
          maxLength={500}
          value={text.value}
          onInput={e => {
            text.value = e.currentTarget.value;
          }}
        />
        <Button submit look="small">
          {t("send")}
        </Button>
      </form>
    </>
  );
}
