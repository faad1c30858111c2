/* The one place that knows the server's addresses. */
import type { Action, FieldValue, LogEvent, Refusal, TextArgs, View } from "./types";

export interface Person { id: string; name: string; guest: boolean; email?: string | null }
export interface OptionInfo { id: string; type: "choice" | "flag" | "number"; values: readonly FieldValue[]; default: FieldValue }
export interface GameInfo { id: string; name: string; seats: readonly number[]; options: readonly OptionInfo[]; minutes?: number; tagline?: string }
export interface BotLevel { id: string }
export interface SeatInfo { seat: number; name: string | null; bot: string | null; person: string | null; here: boolean; ready?: boolean }
export interface ChatLine { n: number; seat: number | null; name: string; text: string; at: string }
export interface Clock { seat: number; left: number; per: "move" | "game" }
export interface TableInfo {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  title?: string;
  owner: string | null;
  options: { readonly [id: string]: FieldValue };
  seats: readonly SeatInfo[];
  you: readonly number[];
  chat: readonly ChatLine[];
  pace: "live" | "days";
  /** When the awaited move is due, if the table has a clock. */
  due?: string | null;
  clocks?: readonly Clock[];
  my_turn?: boolean;
  watchers?: number;
  invite?: string;
  hotseat?: boolean;
  /** Does this game hide anything from a seat? Then a curtain falls between people at one device. */
  secrets?: boolean;
}
/** Everything a viewer of a table needs, complete each time. */
export interface TableMessage { seq: number; table: TableInfo; view: View | null; log: readonly LogEvent[] }

/** An answer that is not 2xx; `refusal` says why by the rules. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, readonly refusal: Refusal | null, readonly args: TextArgs = {}) { super(code); }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${url}`, {
    method, credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = answer.headers.get("content-type") ?? "";
  const data: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return data as T;
  const wrong = (data ?? {}) as { code?: string; refusal?: Refusal };
  throw new ApiError(answer.status, wrong.code ?? "error-server", wrong.refusal ?? null);
}

const search = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, v]) => v !== undefined).map(([k, v]) => [k, String(v)]);
  return given.length ? `?${new URLSearchParams(given as string[][]).toString()}` : "";
};

export interface Seating { kind: "me" | "person" | "bot"; level?: string }
export interface NewTable { game: string; players: number; options: Record<string, FieldValue>; seats: Seating[]; public: boolean; pace: "live" | "days"; hotseat?: boolean }

export const api = {
  me: () => call<Person>("GET", "/me"),
  rename: (name: string) => call<Person>("PATCH", "/me", { name }),
  register: (login: string, password: string) => call<Person>("POST", "/account", { login, password }),
  login: (login: string, password: string) => call<Person>("POST", "/session", { login, password }),
  logout: () => call<Person>("DELETE", "/session"),
  games: () => call<GameInfo[]>("GET", "/games"),
  gameText: (game: string, lang: string) => call<string>("GET", `/games/${game}/text/${lang}`),
  rulebook: (game: string, lang: string) => call<string>("GET", `/games/${game}/rules/${lang}`),
  openTables: () => call<TableInfo[]>("GET", "/tables"),
  myTables: () => call<TableInfo[]>("GET", "/me/tables"),
  create: (body: NewTable) => call<TableInfo>("POST", "/tables", body),
  table: (id: string, at?: number, seat?: number) => call<TableMessage>("GET", `/tables/${id}${search({ at, seat })}`),
  sit: (id: string, seat: number) => call<TableMessage>("POST", `/tables/${id}/seats/${seat}`),
  addBot: (id: string, seat: number, level: string) => call<TableMessage>("POST", `/tables/${id}/seats/${seat}/bot`, { level }),
  start: (id: string) => call<TableMessage>("POST", `/tables/${id}/start`),
  act: (id: string, seat: number, step: number, action: number) => call<TableMessage>("POST", `/tables/${id}/actions`, { seat, step, action, client_id: crypto.randomUUID() }),
  undo: (id: string, seat: number) => call<TableMessage>("POST", `/tables/${id}/undo`, { seat }),
  explain: (id: string, seat: number, action: Action) => call<Refusal | null>("POST", `/tables/${id}/explain`, { seat, action }),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  chat: (id: string, text: string) => call<void>("POST", `/tables/${id}/chat`, { text }),
};

/** Where the stream of views is found. */
export const addresses = {
  socket: (id: string, seat: number | null) => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/ws${seat === null ? "" : `?seat=${seat}`}`,
  record: (id: string) => `/api/tables/${id}/record`,
  events: (id: string, seat: number | null) => `/api/tables/${id}/events${seat === null ? "" : `?seat=${seat}`}`,
};
