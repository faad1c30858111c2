/* A game's picture; the drawings are their own chunk. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { findGame } from "../state/games";

const drawings = signal<Readonly<Record<string, FunctionComponent>> | null>(null);
export const loadArt = (): void => {
  if (!drawings.value)
    void import("../art/vignettes").then(m => {
      drawings.value = m.VIGNETTES;
    });
};

export function Vignette({ game }: { game: string }) {
  useEffect(loadArt, []);
  const Drawing = drawings.value?.[game],
    brought = findGame(game)?.picture;
  if (brought) return <img class="vignette" src={brought} alt="" />;
  return (
    <svg class="vignette" viewBox="0 0 260 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}
