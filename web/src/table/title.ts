/* Title and icon say when it is one's turn, also in a tab that is not in front. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";

const setIcon = (href: string): void => document.querySelector("link[rel=icon]")?.setAttribute("href", href);

export function useTitle(store: TableStore, name: string): void {
  const mine = store.myTurn.value;
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${name} · Approdo`;
    setIcon(mine ? "/favicon-turn.svg" : "/favicon.svg");
    return () => {
      document.title = "Approdo";
      setIcon("/favicon.svg");
    };
  }, [mine, name]);
}
