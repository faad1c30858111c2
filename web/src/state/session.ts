/* Who reads this page, and which games there are. */
import { signal } from "@preact/signals";
import { api, type GameInfo, type Person } from "../api";
import { addText, hasText, lang } from "../text";

export const person = signal<Person | null>(null);
export const games = signal<readonly GameInfo[] | null>(null);

export async function loadSession(): Promise<void> {
  await Promise.allSettled([
    api.me().then(me => { person.value = me; }),
    api.games().then(list => { games.value = list; }),
  ]);
}

/** A game's texts in the present language; asked again when the language changes. */
export async function loadGameText(game: string): Promise<void> {
  const where = `${lang.value}/${game}`;
  if (!hasText(where)) addText(where, await api.gameText(game, lang.value));
}
