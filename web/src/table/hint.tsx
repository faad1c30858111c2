/* A guided first game: the paragraph a prompt follows is shown when it first matters to this reader. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Paragraph } from "../api";
import { loadRules } from "../rules";
import { hints } from "../state/settings";
import type { TableStore } from "../state/table";
import { lang } from "../text";

const KEY = "approdo.hints-seen";
const stored = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
};
const seen = signal<ReadonlySet<string>>(new Set(stored()));
export function markSeen(id: string): void {
  seen.value = new Set(seen.value).add(id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen.value]));
  } catch {
    /* then it is shown once more */
  }
}

/** The next paragraph this reader should see, if it is time for one. */
export function useHint(store: TableStore): Paragraph | null {
  const view = store.now.value,
    found = useSignal<Paragraph | null>(null),
    taught = store.info.value.lesson !== null,
    wanted = hints.value && !taught && store.myTurn.value && !store.lookback.looking.value,
    id = wanted ? view?.prompt?.rules?.find(rule => !seen.value.has(rule)) : undefined;
  useEffect(() => {
    found.value = null;
    if (!id || !view) return;
    void loadRules(view.game, lang.value)
      .then(book => {
        found.value = book.paragraphs.find(p => p.id === id) ?? null;
      })
      .catch(() => undefined);
  }, [id, lang.value]);
  return id ? found.value : null;
}
