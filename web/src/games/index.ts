/* Boards, loaded when a table of their game is opened. A game without one is played through the chooser. */
import type { CreateBoard } from "./board";

type Loader = () => Promise<{ default: CreateBoard<never, never> }>;
const BOARDS = import.meta.glob<{ default: CreateBoard<never, never> }>("./*/index.tsx");

export function loadBoard(game: string): Promise<CreateBoard | null> {
  const load = BOARDS[`./${game}/index.tsx`] as Loader | undefined;
  return load ? load().then(module => module.default as unknown as CreateBoard) : Promise.resolve(null);
}
