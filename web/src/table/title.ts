/* Title and icon say when one is waited for, to act or to be done, also in a tab that is not in front. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";
import { lang, t } from "../text";
import { waitedFor } from "./hearing";

const setIcon = (href: string): void => document.querySelector("link[rel=icon]")?.setAttribute("href", href);

export function useTitle(store: TableStore, name: string): void {
  const mine = store.myTurn.value || waitedFor(store).length > 0;
  useEffect(() => {
    document.title = `${mine ? `● ${t("turn-yours", { game: name })}` : name} · Approdo`;
    setIcon(mine ? "/favicon-turn.svg" : "/favicon.svg");
    return () => {
      document.title = "Approdo";
      setIcon("/favicon.svg");
    };
  }, [mine, name, lang.value]);
}
