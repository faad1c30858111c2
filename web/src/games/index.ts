/* Boards, loaded when a table of their game is opened. A game without one is played through the chooser. */
import { addText, LANGS, type Lang } from "../text";
import type { CreateBoard } from "./board";

interface BoardModule {
  default: CreateBoard;
  texts?: Readonly<Record<Lang, string>>;
}
const BOARDS = import.meta.glob<BoardModule>("./*/index.tsx");

export async function loadBoard(game: string): Promise<CreateBoard | null> {
  const module = await BOARDS[`./${game}/index.tsx`]?.();
  if (module?.texts) for (const lang of LANGS) addText(`${lang}/${game}/board`, module.texts[lang]);
  return module?.default ?? null;
}
