/* Names of games and the quickest way into one. */
import { api, type GameInfo } from "../api";
import { t } from "../text";
import { games } from "./session";

const LAST = "approdo.last-game";

/** Names are the same in both languages. */
export const gameName = (id: string): string => games.value?.find(g => g.id === id)?.name ?? id;
export const seatsText = (g: GameInfo): string => { const low = Math.min(...g.seats), high = Math.max(...g.seats); return low === high ? String(low) : `${low}–${high}`; };
export const rememberGame = (id: string): void => { try { localStorage.setItem(LAST, id); } catch { /* not kept: the first game is offered again */ } };

export const LEVELS = ["easy", "medium", "hard"] as const;
export const levelName = (level: string): string => t(`level-${level}`);

/** A table with bots, at once: the game last played, or the first. */
export async function playNow(): Promise<string> {
  const list = games.value ?? await api.games(), last = localStorage.getItem(LAST);
  const game = list.find(g => g.id === last) ?? list[0]!, players = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  rememberGame(game.id);
  const table = await api.create({
    game: game.id, players, public: false, pace: "live",
    options: Object.fromEntries(game.options.map(o => [o.id, o.default])),
    seats: Array.from({ length: players }, (_, i) => i ? { kind: "bot", level: "medium" } : { kind: "me" }),
  });
  return table.id;
}
