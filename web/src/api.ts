/* The one place that knows the server's addresses. */
import { lang } from "./text";
import type { Action, FieldValue, LogEvent, View } from "./types";

export interface Me { id: string | null; name: string | null; account: boolean }
export interface OptionInfo { id: string; default: FieldValue; choices: readonly FieldValue[] }
export interface GameInfo {
  id: string;
  names: Readonly<Record<string, string>>;
  seats: readonly number[];
  default_seats: number;
  minutes: number;
  credits: string;
  options: readonly OptionInfo[];
  /** Bot levels, from the weakest to the strongest. */
  bots: readonly string[];
}
export interface Paragraph { id: string; tag: string; section: string; text: string }
export interface Rulebook { title: string; glossary: readonly (readonly [string, string, string])[]; paragraphs: readonly Paragraph[] }

export interface SeatInfo {
  name: string | null;
  kind: "person" | "bot" | "open" | "hotseat";
  bot: string | null;
  connected: boolean;
  you: boolean;
  away: boolean;
  yours: boolean;
  reserved: boolean;
  resigned: boolean;
}
export interface Proposal { kind: "take-back" | "hand-over"; by: number | null; step: number | null; seat: number | null; agreed: readonly number[]; waiting: readonly number[]; your_answer_wanted: boolean }
export interface TableInfo {
  id: string;
  game: string;
  options: Readonly<Record<string, FieldValue>>;
  status: "open" | "playing" | "finished" | "abandoned";
  public: boolean;
  spectators: boolean;
  seats: readonly SeatInfo[];
  host: string | null;
  you_host: boolean;
  invite: { code: string; path: string } | null;
  clock: { move_seconds: number; deadline: number | null } | null;
  proposal: Proposal | null;
  rematch: string | null;
  watching: number;
}
export interface ChatLine { id: number; room: "players" | "spectators"; seat: number | null; name: string; text: string; at: number }
/** Everything a viewer of a table needs, complete each time. */
export interface TableMessage {
  seq: number;
  /** Goes back with an action or an undo. */
  decision: number;
  table: TableInfo;
  view: View | null;
  log: readonly LogEvent[];
  log_from: number;
  /** Number of the first event after the viewer's own latest action. */
  log_new: number;
  chat: readonly ChatLine[];
  you: readonly number[];
  seat: number | null;
}
/** A line of the lobby or of my games. */
export interface TableShort {
  id: string;
  game: string;
  options: Readonly<Record<string, FieldValue>>;
  status: TableInfo["status"];
  host: string | null;
  seats: readonly SeatInfo[];
  open_seats: number;
  your_turn: boolean;
  deadline: number | null;
}
export interface Past { step: number; steps: number; view: View; log: readonly LogEvent[]; seat: number | null }
export interface Explanation { legal: boolean; code: string | null; text: string | null; rules: readonly string[] }
export interface SeatWish { kind: "me" | "hotseat" | "bot" | "open"; name?: string; bot?: string }
export interface NewTable { game: string; options: Record<string, FieldValue>; seats: SeatWish[]; public: boolean; move_seconds: number | null; start: boolean }

/** A refusal: the server says why in the reader's language, with the paragraphs. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, text: string, readonly rules: readonly string[]) { super(text); }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${url}`, {
    method, credentials: "same-origin",
    headers: { "accept-language": lang.value, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = answer.headers.get("content-type") ?? "";
  const data: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return data as T;
  const wrong = (typeof data === "object" && data !== null ? data : {}) as { code?: string; text?: string; rules?: string[] };
  throw new ApiError(answer.status, wrong.code ?? "unknown", wrong.text ?? "", wrong.rules ?? []);
}
const search = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, v]) => v !== undefined && v !== null).map(([k, v]) => [k, String(v)]);
  return given.length ? `?${new URLSearchParams(given as string[][]).toString()}` : "";
};
/** The invite code of the present address: it lets a visitor see a table that is not public. */
const invite = (): string | null => new URLSearchParams(location.hash.slice(1)).get("invite");
const clientId = (): string => crypto.randomUUID();

export const api = {
  me: () => call<Me>("GET", "/me"),
  guest: (name: string) => call<Me>("POST", "/session", { name }),
  register: (name: string, password: string) => call<Me>("POST", "/account", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  logout: () => call<unknown>("POST", "/logout"),
  games: () => call<GameInfo[]>("GET", "/games"),
  gameText: (game: string, language: string) => call<string>("GET", `/games/${game}/text/${language}`),
  rulebook: (game: string, language: string) => call<Rulebook>("GET", `/games/${game}/rules/${language}`),
  openTables: () => call<TableShort[]>("GET", "/tables"),
  myTables: () => call<TableShort[]>("GET", "/me/tables"),
  create: (body: NewTable) => call<{ table: string; seat: number | null }>("POST", "/tables", body),
  table: (id: string) => call<TableMessage>("GET", `/tables/${id}${search({ invite: invite() })}`),
  past: (id: string, step: number, seat?: number | null) => call<Past>("GET", `/tables/${id}/history/${step}${search({ seat, invite: invite() })}`),
  join: (id: string, seat: number | null) => call<unknown>("POST", `/tables/${id}/join`, { seat, invite: invite() }),
  claim: (token: string) => call<{ table: string }>("POST", "/links/claim", { token }),
  setSeat: (id: string, seat: number, wish: { kind: "hotseat" | "bot" | "open"; name?: string; bot?: string }) => call<unknown>("PUT", `/tables/${id}/seats/${seat}`, wish),
  start: (id: string) => call<unknown>("POST", `/tables/${id}/start`),
  act: (id: string, seat: number, decision: number, action: number) => call<{ seq: number }>("POST", `/tables/${id}/actions`, { seat, decision, action, client_id: clientId() }),
  undo: (id: string, seat: number, decision: number) => call<{ seq: number }>("POST", `/tables/${id}/undo`, { seat, decision, client_id: clientId() }),
  explain: (id: string, seat: number, action: Action) => call<Explanation>("GET", `/tables/${id}/explain${search({ seat, action: JSON.stringify(action), lang: lang.value })}`),
  rematch: (id: string) => call<{ table: string }>("POST", `/tables/${id}/rematch`),
  chat: (id: string, text: string) => call<unknown>("POST", `/tables/${id}/chat${search({ invite: invite() })}`, { text }),
  notes: (id: string) => call<{ text: string }>("GET", `/tables/${id}/notes${search({ invite: invite() })}`),
  saveNotes: (id: string, text: string) => call<unknown>("PUT", `/tables/${id}/notes${search({ invite: invite() })}`, { text }),
};

/** Where the stream of views and the record are found. */
export const addresses = {
  socket: (id: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket${search({ invite: invite() })}`,
  events: (id: string) => `/api/tables/${id}/events${search({ invite: invite() })}`,
  record: (id: string) => `/api/tables/${id}/record`,
};
