/* Names of games and the quickest way into one. */

import { api, type GameInfo, type TableInfo, type TableShort } from "../api";
import { makeTable } from "../fair";
import { nth } from "../lookup";
import { lang, t } from "../text";
import { ensurePerson, games } from "./session";

const LAST = "approdo.last-game";

export const findGame = (id: string): GameInfo | undefined => games.value?.find(g => g.id === id);
export const gameName = (id: string): string => findGame(id)?.names[lang.value] ?? id;
export const tagline = (id: string): string => findGame(id)?.taglines[lang.value] ?? "";
export const seatsText = (g: GameInfo): string => {
  const low = Math.min(...g.seats),
    high = Math.max(...g.seats);
  return low === high ? String(low) : `${low}–${high}`;
};
export const rememberGame = (id: string): void => {
  try {
    localStorage.setItem(LAST, id);
  } catch {
    /* not kept: the first game is offered again */
  }
};
/** How many sit down when nobody says: three where that can be. */
export const usualPlayers = (g: GameInfo): number => (g.seats.includes(3) ? 3 : g.default_seats);
/** Slow tables have a limit of a day or more per move. */
export const SLOW = 86400;
/** How fast a table goes: without a clock, by minutes, or by days. */
export function paceOf(clock: TableInfo["clock"]): "live" | "clock" | "days" {
  if (!clock) return "live";
  return (clock.move_seconds ?? 0) >= SLOW ? "days" : "clock";
}
export const hostLine = (x: Pick<TableShort, "host" | "game">): string =>
  x.host ? t("table-of", { player: x.host }) : "";

/** A table with bots, at once: the game named, the one last played, or the first. */
export async function playNow(named?: string): Promise<string> {
  await ensurePerson();
  const list = games.value ?? (await api.games()),
    last = named ?? localStorage.getItem(LAST),
    game = list.find(g => g.id === last) ?? list.find(g => g.id === "new-haven") ?? nth(list, 0, "list");
  rememberGame(game.id);
  const made = await makeTable({
    game: game.id,
    public: false,
    /* Alone with bots: a hint takes nothing from anybody. */
    hints: true,
    start: true,
    options: Object.fromEntries(game.options.map(o => [o.id, o.default])),
    seats: Array.from({ length: usualPlayers(game) }, (_, i) =>
      i ? { kind: "bot", bot: game.usual_bot } : { kind: "me" },
    ),
  });
  return made.table;
}
