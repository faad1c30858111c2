/* A figure as a table that a board can be put at: one view, nobody to play with. */
import { computed, signal } from "@preact/signals";
import { Legal, type Table } from "../../games/board";
import type { FigureOut } from "../../server";
import { lettersOf } from "../../state/table/letters";
import { speaker } from "../../text";
import type { View } from "../../types";

/** What the players of figures are called, in captions too. */
const NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Ugo"] as const;

export function figureTable(figure: FigureOut): Table {
  const view = figure.view as unknown as View,
    names = NAMES.slice(0, view.players),
    letters = lettersOf([...names]);
  return {
    view: signal(view),
    legal: signal(new Legal(view.legal)),
    seats: signal(
      names.map((name, seat) => ({
        seat,
        name,
        letter: letters[seat] ?? "",
        me: seat === view.viewer,
        bot: null,
        here: true,
      })),
    ),
    me: computed(() => view.viewer),
    fresh: signal([]),
    log: signal([]),
    say: speaker(view.game, seat => NAMES[seat] ?? String(seat + 1)),
    width: signal("desktop" as const),
    peek: signal(view.legal.find(({ id }) => id === figure.peek) ?? null),
    choose: () => undefined,
    whyNot: () => undefined,
    refuse: () => undefined,
    speak: () => undefined,
    showBoard: () => undefined,
    heard: text => text,
    taught: signal(false),
  };
}
