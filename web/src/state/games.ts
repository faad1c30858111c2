/* Names of games and the quickest way into one. */
import { api, type GameInfo, type TableShort } from "../api";
import { lang, t } from "../text";
import { ensurePerson, games } from "./session";

const LAST = "approdo.last-game";

export const gameName = (id: string): string => games.value?.find(g => g.id === id)?.names[lang.value] ?? id;
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
export const levelName = (level: string): string => (t.has(`level-${level}`) ? t(`level-${level}`) : level);
/** The level offered first: neither aimless nor the slowest. */
export const usualBot = (g: GameInfo): string => g.bots[Math.min(1, g.bots.length - 1)]!;
/** Slow tables have a limit of a day or more per move. */
export const SLOW = 86400;
export const hostLine = (x: Pick<TableShort, "host" | "game">): string =>
  x.host ? t("table-of", { player: x.host }) : "";

/** A table with bots, at once: the game last played, or the first. */
export async function playNow(): Promise<string> {
  await ensurePerson();
  const list = games.value ?? (await api.games()),
    last = localStorage.getItem(LAST),
    game = list.find(g => g.id === last) ?? list.find(g => g.id === "new-haven") ?? list[0]!;
  const players = game.seats.includes(3) ? 3 : game.default_seats;
  rememberGame(game.id);
  const made = await api.create({
    game: game.id,
    public: false,
    move_seconds: null,
    start: true,
    options: Object.fromEntries(game.options.map(o => [o.id, o.default])),
    seats: Array.from({ length: players }, (_, i) =>
      i ? { kind: "bot", bot: usualBot(game) } : { kind: "me" },
    ),
  });
  return made.table;
}
