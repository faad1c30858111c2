/* What a rulebook's figures are drawn with: parts of the boards themselves, loaded with their board. */
import type { FunctionComponent } from "preact";
import type { FigureOut } from "../server";
import type { Table } from "./board";
import { loadBoard } from "./index";

/** `create` of a board in small: the part that a figure names, with the action that it looks at already previewed. */
export type CreateFigure<B = unknown, H = unknown> = (
  table: Table<B, H>,
  figure: FigureOut,
) => FunctionComponent;

interface FiguresModule {
  default: CreateFigure;
}
const FIGURES = import.meta.glob<FiguresModule>("./*/figures.tsx");

/** The board comes first: it brings the texts and the style that its parts need. */
export async function loadFigures(game: string): Promise<CreateFigure | null> {
  const load = FIGURES[`./${game}/figures.tsx`];
  if (!load) return null;
  await loadBoard(game);
  return (await load()).default;
}
