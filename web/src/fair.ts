/* Draws that anybody can recompute (docs/FAIRNESS.md): this browser's own part, and the check afterwards. */
import { api, type DrawnGame, type NewTable, type TableRef } from "./api";

const SCHEME = "approdo-draws-1";
const PART_BYTES = 16;
const SPAN = 1n << 256n;
const kept = (table: string): string => `draws-${table}`;

const hex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], two => Number.parseInt(two, 16));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

/** What this browser remembers of a table: the commitment it saw before it gave its part. */
interface Kept {
  commitment: string;
  part: string;
}

export function recall(table: string): Kept | null {
  const found = localStorage.getItem(kept(table));
  return found ? (JSON.parse(found) as Kept) : null;
}

/** Add a random part of our own to the draws of a table, after its commitment was seen and written down. */
export async function addPart(table: string, seat: number): Promise<void> {
  const draws = (await api.table(table)).table.draws;
  if (!draws || draws.parts) return;
  const part = hex(crypto.getRandomValues(new Uint8Array(PART_BYTES)));
  localStorage.setItem(kept(table), JSON.stringify({ commitment: draws.commitment, part } satisfies Kept));
  await api.part(table, seat, part);
}

/** A new table where we have a seat: our part goes in before the game begins. */
export async function makeTable(wish: NewTable): Promise<TableRef> {
  const made = await api.create({ ...wish, start: false });
  if (made.seat !== null) await addPart(made.table, made.seat);
  if (wish.start) await api.start(made.table);
  return made;
}

/** What a check found: "" when all is right, else the number of the draw, or what else is wrong. */
export interface Check {
  count: number;
  wrong: "none" | "commitment" | "draw" | "own-part" | "own-commitment";
  draw: number | null;
  /** Whether this browser took part, so that its own part was looked for. */
  own: boolean;
}

export const canCheck = (): boolean => Boolean(crypto.subtle);

export async function check(game: DrawnGame): Promise<Check> {
  const mine = recall(game.table),
    found = { count: game.draws.length, draw: null, own: mine !== null };
  if ((await sha256(`${SCHEME}|${game.table}|${game.seed}`)) !== game.commitment)
    return { ...found, wrong: "commitment" };
  if (mine && mine.commitment !== game.commitment) return { ...found, wrong: "own-commitment" };
  if (mine && !game.parts.includes(mine.part)) return { ...found, wrong: "own-part" };
  const key = await mac(bytesOf(game.seed), `${SCHEME}|${game.table}|${game.parts.join(",")}`);
  for (const one of game.draws)
    if ((await pick(key, one.n, one.weights)) !== one.drawn)
      return { ...found, wrong: "draw", draw: one.n + 1 };
  return { ...found, wrong: "none" };
}

/** Which of the outcomes draw number n takes. */
async function pick(key: Uint8Array<ArrayBuffer>, n: number, weights: readonly number[]): Promise<number> {
  let left = await below(key, n, BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  return weights.findIndex(weight => {
    left -= BigInt(weight);
    return left < 0n;
  });
}

/** A number below a limit, every one equally likely: values that would favour some are drawn again. */
async function below(key: Uint8Array<ArrayBuffer>, n: number, limit: bigint): Promise<bigint> {
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hex(await mac(key, `draw|${n}|${attempt}`))}`);
    if (value < SPAN - (SPAN % limit)) return value % limit;
  }
}

async function mac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, utf8(text)));
}

const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text))));
