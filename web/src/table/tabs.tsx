/* Tablet and phone: one room at a time. */
import type { BoardParts } from "../games/board";
import { type GlyphName, Icon } from "../kit";
import { upright } from "../state/settings";
import type { Tab, TableStore } from "../state/table";
import { t } from "../text";
import { Unread } from "./unread";
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

interface TabsProps {
  store: TableStore;
  parts: BoardParts | null;
}

export function Tabs({ store, parts }: TabsProps) {
  const now = store.tab.value,
    apart = store.width.value === "phone" || (parts?.apart && upright.value),
    /* A tablet always shows the board, mostly: its tabs begin with the own area. */
    shown = now === "board" && !apart ? "me" : now;
  return (
    <div class="tabs" role="tablist">
      {TABS.map(({ id, icon, label, watching }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={shown === id}
          onClick={() => turnTo(store, id)}
        >
          <Icon name={icon} size={21} cut="var(--paper-raised)" />
          {t(store.me.value === null ? (watching ?? label) : label)}
          {id === "chat" && now !== "chat" && store.unread.value > 0 && <Unread n={store.unread.value} />}
        </button>
      ))}
    </div>
  );
}
