/* The figures of a rulebook and what draws them: asked after the text, which does not wait for them. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api";
import { type CreateFigure, loadFigures } from "../../games/figures";
import type { FigureOut } from "../../server";
import { loadGameText } from "../../state/session";
import { lang } from "../../text";

export interface Figures {
  create: CreateFigure;
  byId: ReadonlyMap<string, FigureOut>;
}

export function useFigures(game: string): ReadonlySignal<Figures | null> {
  const figures = useSignal<Figures | null>(null);
  useEffect(() => {
    void Promise.all([api.figures(game), loadFigures(game), loadGameText(game)])
      .then(([found, create]) => {
        if (create) figures.value = { create, byId: new Map(found.map(figure => [figure.id, figure])) };
      })
      .catch(problem => console.error(`The figures of ${game} cannot be shown`, problem));
  }, [game, lang.value]);
  return figures;
}
