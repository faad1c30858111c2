/* Tablet and phone: one room at a time. */
import { type GlyphName, Icon } from "../kit";
import type { Tab, TableStore } from "../state/table";
import { t } from "../text";
import "./tabs.css";

/** `watching`: what it is called for who has no seat, where that is something else. */
const TABS: readonly { id: Tab; icon: GlyphName; label: string; watching?: string }[] = [
  { id: "board", icon: "map", label: "tab-board" },
  { id: "me", icon: "me", label: "tab-me", watching: "tab-table" },
  { id: "others", icon: "people", label: "tab-others", watching: "players" },
  { id: "log", icon: "quill", label: "log" },
  { id: "chat", icon: "chat", label: "tab-chat" },
];

function turnTo(store: TableStore, tab: Tab): void {
  store.tab.value = tab;
  if (tab === "log" || tab === "chat") store.talk.value = tab;
}

export function Tabs({ store }: { store: TableStore }) {
  const now = store.tab.value,
    /* A tablet always shows the board: its tabs begin with the own area. */
    shown = now === "board" && store.width.value !== "phone" ? "me" : now;
  return (
    <div class="tabs" role="tablist">
      {TABS.map(({ id, icon, label, watching }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={now === id || shown === id}
          onClick={() => turnTo(store, id)}
        >
          <Icon name={icon} size={21} cut="var(--paper-raised)" />
          {t(store.me.value === null ? (watching ?? label) : label)}
          {id === "chat" && now !== "chat" && store.unread.value > 0 && (
            <span class="dot">{store.unread.value}</span>
          )}
        </button>
      ))}
    </div>
  );
}
