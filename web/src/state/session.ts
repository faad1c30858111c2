/* Who reads this page, and which games there are. */
import { signal } from "@preact/signals";
import { ApiError, api, type GameInfo, type Me } from "../api";
import { addText, hasText, lang, t } from "../text";
import { offline } from "./worker";

export const person = signal<Me | null>(null);
export const games = signal<readonly GameInfo[] | null>(null);

/** The shelf: from the friendliest to the most demanding; games we do not know stand at the end. */
const SHELF = ["new-haven", "terra-nova", "new-england", "neuland", "new-salem"];
const place = (id: string): number => (SHELF.includes(id) ? SHELF.indexOf(id) : SHELF.length);

export async function loadSession(): Promise<void> {
  await Promise.allSettled([
    api.me().then(
      me => {
        person.value = me;
      },
      error => {
        /* No answer at all: what the server refuses is another matter. */
        if (!(error instanceof ApiError)) offline.value = true;
      },
    ),
    api.games().then(list => {
      games.value = [...list].sort((a, b) => place(a.id) - place(b.id));
    }),
  ]);
}

/** Whoever plays needs a name: a guest gets one at once and may change it later. */
export async function ensurePerson(): Promise<void> {
  person.value ??= await api.me();
  if (!person.value.id)
    person.value = await api.guest(t("guest-name", { n: String(100 + Math.floor(Math.random() * 900)) }));
}

/** A guest may choose a name on the way to a table; nothing written keeps the one there is. */
export async function callMe(name: string): Promise<void> {
  person.value ??= await api.me();
  const wanted = name.trim();
  if (!person.value.account && wanted && wanted !== person.value.name) person.value = await api.guest(wanted);
  else await ensurePerson();
}

/** A game's texts in the present language; asked again when the language changes. */
export async function loadGameText(game: string): Promise<void> {
  const where = `${lang.value}/${game}`;
  if (!hasText(where)) addText(where, await api.gameText(game, lang.value));
}
