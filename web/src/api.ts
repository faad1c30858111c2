/* The one place that knows the server's addresses. */
import { lang } from "./text";
import type {
  Done,
  Explanation,
  ForkIn,
  GameOut,
  HistoryOut,
  Me,
  Message,
  NotesOut,
  Ok,
  ProposalIn,
  RulebookOut,
  SeatSettingsIn,
  TableIn,
  TableRef,
  TableShort,
} from "./server";
import type { Action, LogEvent, View } from "./types";

export type {
  ChatOut as ChatLine,
  Explanation,
  Me,
  OptionOut as OptionInfo,
  ParagraphOut as Paragraph,
  RulebookOut as Rulebook,
  SeatIn as SeatWish,
  SeatOut as SeatInfo,
  TableOut as TableInfo,
  TableShort,
} from "./server";
export type { GameOut as GameInfo } from "./server";
/** Everything a viewer of a table needs, complete each time. */
export type TableMessage = Omit<Message, "view" | "log"> & { view: View | null; log: readonly LogEvent[] };
/** A past position as the viewer saw it. */
export type Past = Omit<HistoryOut, "view" | "log"> & { view: View; log: readonly LogEvent[] };
export type NewTable = Pick<TableIn, "game" | "options" | "seats" | "public" | "move_seconds" | "start">;

/** A refusal: the server says why in the reader's language, with the paragraphs. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rules: readonly string[],
  ) {
    super(text);
  }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${url}`, {
    method,
    credentials: "same-origin",
    headers: {
      "accept-language": lang.value,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = answer.headers.get("content-type") ?? "";
  const data: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return data as T;
  const wrong = (typeof data === "object" && data !== null ? data : {}) as {
    code?: string;
    text?: string;
    rules?: string[];
  };
  throw new ApiError(answer.status, wrong.code ?? "unknown", wrong.text ?? "", wrong.rules ?? []);
}
const search = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values)
    .filter(([, v]) => v !== undefined && v !== null)
    .map(([k, v]) => [k, String(v)]);
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
  logout: () => call<Ok>("POST", "/logout"),
  games: () => call<GameOut[]>("GET", "/games"),
  gameText: (game: string, language: string) => call<string>("GET", `/games/${game}/text/${language}`),
  rulebook: (game: string, language: string) => call<RulebookOut>("GET", `/games/${game}/rules/${language}`),
  openTables: () => call<TableShort[]>("GET", "/tables"),
  myTables: () => call<TableShort[]>("GET", "/me/tables"),
  create: (body: NewTable) => call<TableRef>("POST", "/tables", body),
  table: (id: string) => call<TableMessage>("GET", `/tables/${id}${search({ invite: invite() })}`),
  past: (id: string, step: number, seat?: number | null) =>
    call<Past>("GET", `/tables/${id}/history/${step}${search({ seat, invite: invite() })}`),
  join: (id: string, seat: number | null) =>
    call<Ok>("POST", `/tables/${id}/join`, { seat, invite: invite() }),
  claim: (token: string) => call<TableRef>("POST", "/links/claim", { token }),
  setSeat: (id: string, seat: number, wish: SeatSettingsIn) =>
    call<Ok>("PUT", `/tables/${id}/seats/${seat}`, wish),
  start: (id: string) => call<Ok>("POST", `/tables/${id}/start`),
  act: (id: string, seat: number, decision: number, action: number) =>
    call<Done>("POST", `/tables/${id}/actions`, { seat, decision, action, client_id: clientId() }),
  undo: (id: string, seat: number, decision: number) =>
    call<Done>("POST", `/tables/${id}/undo`, { seat, decision, client_id: clientId() }),
  explain: (id: string, seat: number, action: Action) =>
    call<Explanation>(
      "GET",
      `/tables/${id}/explain${search({ seat, action: JSON.stringify(action), lang: lang.value })}`,
    ),
  propose: (id: string, wish: ProposalIn) => call<Ok>("POST", `/tables/${id}/proposal`, wish),
  answer: (id: string, agree: boolean) => call<Ok>("POST", `/tables/${id}/proposal/answer`, { agree }),
  resign: (id: string, seat: number) => call<Ok>("POST", `/tables/${id}/resign`, { seat }),
  reclaim: (id: string, seat: number) => call<Ok>("POST", `/tables/${id}/reclaim`, { seat }),
  fork: (body: ForkIn) => call<TableRef>("POST", "/tables/fork", body),
  rematch: (id: string) => call<TableRef>("POST", `/tables/${id}/rematch`),
  chat: (id: string, text: string) =>
    call<Ok>("POST", `/tables/${id}/chat${search({ invite: invite() })}`, { text }),
  notes: (id: string) => call<NotesOut>("GET", `/tables/${id}/notes${search({ invite: invite() })}`),
  saveNotes: (id: string, text: string) =>
    call<Ok>("PUT", `/tables/${id}/notes${search({ invite: invite() })}`, { text }),
};

/** Where the stream of views and the record are found. */
export const addresses = {
  socket: (id: string) =>
    `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket${search({ invite: invite() })}`,
  events: (id: string) => `/api/tables/${id}/events${search({ invite: invite() })}`,
  record: (id: string) => `/api/tables/${id}/record`,
};
