/* Boards, loaded when a table of their game is opened. A game without one is played through the chooser. */
import { computed, signal } from "@preact/signals";
import { Fragment, h } from "preact";
import { addText, langOf } from "../text";
import type { BoardParts, CreateBoard, Table } from "./board";

interface BoardModule {
  default: CreateBoard;
  /** The board's own texts by language, or by the path of the language's file. */
  texts?: Readonly<Record<string, string>>;
}
const BOARDS = import.meta.glob<BoardModule>("./*/index.tsx");

/** What a board from outside draws with; handed over, so that the page has one Preact and the module brings none. */
const TOOLS = { h, Fragment, signal, computed };
export type Tools = typeof TOOLS;

interface OutsideModule {
  default: (table: Table, tools: Tools) => BoardParts;
  texts?: Readonly<Record<string, string>>;
}

/** The board that a game from outside brings; one that cannot be read leaves the chooser. */
async function outsideBoard(address: string): Promise<BoardModule | undefined> {
  try {
    const module: OutsideModule = await import(/* @vite-ignore */ address);
    return { ...module, default: table => module.default(table, TOOLS) };
  } catch (problem) {
    console.error(`The board at ${address} cannot be used`, problem);
    return undefined;
  }
}

/** Is the board part of this page? */
export const isOurs = (game: string): boolean => `./${game}/index.tsx` in BOARDS;

/** `brought`: where the board of a game from outside is. */
export async function loadBoard(game: string, brought?: string | null): Promise<CreateBoard | null> {
  const ours = BOARDS[`./${game}/index.tsx`],
    module = ours ? await ours() : brought ? await outsideBoard(brought) : undefined;
  for (const [path, text] of Object.entries(module?.texts ?? {}))
    addText(`${langOf(path)}/${game}/board`, text);
  return module?.default ?? null;
}
