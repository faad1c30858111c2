/* The one place that knows the server's addresses. */

import type {
  AheadOut,
  BrowserIn,
  CallsIn,
  CallsOut,
  DeviceOut,
  Done,
  DrawnGame,
  Explanation,
  FigureOut,
  ForkIn,
  GameOut,
  HintOut,
  HistoryOut,
  InvitationOut,
  LessonIn,
  LessonOut,
  LessonRow,
  Me,
  Message,
  MineOut,
  NewTokenOut,
  NotesOut,
  Ok,
  PasskeyAsked,
  PasskeyOut,
  PassOut,
  PassSeen,
  ProposalIn,
  RulebookOut,
  SeatSettingsIn,
  StoppedOut,
  StoryOut,
  TableIn,
  TableRef,
  TableShort,
  TokenIn,
  TokenOut,
  WarningOut,
  WaysOut,
} from "./server";
import { lang, t } from "./text";
import type { Action, LogEvent, View } from "./types";

export type {
  ChatOut as ChatLine,
  DrawnGame,
  Explanation,
  GameOut as GameInfo,
  LessonOut as LessonTold,
  LessonRow,
  Me,
  OptionOut as OptionInfo,
  ParagraphOut as Paragraph,
  RulebookOut as Rulebook,
  SeatIn as SeatWish,
  SeatOut as SeatInfo,
  TableOut as TableInfo,
  TableRef,
  TableShort,
  WarningOut as LessonWarning,
} from "./server";
/** Everything a viewer of a table needs, complete each time. */
export type TableMessage = Omit<Message, "view" | "log"> & { view: View | null; log: readonly LogEvent[] };
/** A past position as the viewer saw it. */
export type Past = Omit<HistoryOut, "view" | "log"> & { view: View; log: readonly LogEvent[] };
export type NewTable = Pick<TableIn, "game" | "options" | "seats" | "public" | "start"> & Partial<TableIn>;
/** Which of my games: they wait for me, run, are open, are over. */
export type MineKind = "turn" | "running" | "open" | "over";

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

/** Why something failed, in the reader's language. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : t("error-server");

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
/** A new id; randomUUID exists on https and localhost alone, and friends on a local network come by http. */
const clientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, "0")).join("");

export const api = {
  me: () => call<Me>("GET", "/me"),
  guest: (name: string) => call<Me>("POST", "/session", { name }),
  register: (name: string, password: string) => call<Me>("POST", "/account", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  logout: () => call<Ok>("POST", "/logout"),
  logoutEverywhere: () => call<Ok>("POST", "/logout/everywhere"),
  changePassword: (old: string, wanted: string) =>
    call<Ok>("POST", "/account/password", { old, new: wanted }),
  deleteMe: (password: string) => call<Ok>("POST", "/account/delete", { password }),
  devices: () => call<DeviceOut[]>("GET", "/me/devices"),
  makePass: (table: string | null) => call<PassOut>("POST", "/me/devices", { table }),
  signOutDevice: (id: string) => call<Ok>("DELETE", `/me/devices/${id}`),
  seePass: (token: string) => call<PassSeen>("POST", "/devices/look", { token }),
  usePass: (token: string) => call<Me>("POST", "/devices/claim", { token }),
  passkeys: () => call<PasskeyOut[]>("GET", "/me/passkeys"),
  askPasskey: (password: string) => call<PasskeyAsked>("POST", "/me/passkeys/ask", { password }),
  addPasskey: (credential: Record<string, unknown>) => call<Ok>("POST", "/me/passkeys", { credential }),
  dropPasskey: (id: string) => call<Ok>("DELETE", `/me/passkeys/${id}`),
  askLoginPasskey: () => call<PasskeyAsked>("POST", "/login/passkey/ask"),
  loginPasskey: (credential: Record<string, unknown>) => call<Me>("POST", "/login/passkey", { credential }),
  tokens: () => call<TokenOut[]>("GET", "/me/tokens"),
  makeToken: (wish: TokenIn) => call<NewTokenOut>("POST", "/me/tokens", wish),
  revokeToken: (id: string) => call<Ok>("DELETE", `/me/tokens/${id}`),
  games: () => call<GameOut[]>("GET", "/games"),
  gameText: (game: string, language: string) => call<string>("GET", `/games/${game}/text/${language}`),
  rulebook: (game: string, language: string) => call<RulebookOut>("GET", `/games/${game}/rules/${language}`),
  figures: (game: string) => call<FigureOut[]>("GET", `/games/${game}/figures`),
  openTables: () => call<TableShort[]>("GET", "/tables"),
  myGames: (kind: MineKind, filter: { game?: string; name?: string; start?: number } = {}) =>
    call<MineOut>("GET", `/me/games${search({ kind, ...filter })}`),
  ways: () => call<WaysOut>("GET", "/ways"),
  calls: () => call<CallsOut>("GET", "/calls"),
  setCalls: (wish: CallsIn) => call<CallsOut>("PUT", "/calls", wish),
  setEmail: (email: string, password: string | null) => call<Ok>("PUT", "/calls/email", { email, password }),
  dropEmail: () => call<Ok>("DELETE", "/calls/email"),
  confirmEmail: (token: string) => call<Ok>("POST", "/calls/email/confirm", { token }),
  addBrowser: (browser: BrowserIn) => call<CallsOut>("POST", "/calls/browsers", browser),
  dropBrowser: (id: string) => call<CallsOut>("DELETE", `/calls/browsers/${id}`),
  testCalls: () => call<Ok>("POST", "/calls/test"),
  hush: (id: string, on: boolean) => call<Ok>("PUT", `/tables/${id}/calls`, { on }),
  stopCalls: (token: string, on: boolean) => call<StoppedOut>("POST", "/calls/stop", { token, on }),
  lostPassword: (email: string) => call<Ok>("POST", "/account/recovery", { email }),
  recover: (token: string, password: string) => call<Me>("POST", "/account/recover", { token, password }),
  myTables: () => call<TableShort[]>("GET", "/me/tables"),
  create: (body: NewTable) => call<TableRef>("POST", "/tables", body),
  table: (id: string) => call<TableMessage>("GET", `/tables/${id}${search({ invite: invite() })}`),
  past: (id: string, step: number, seat?: number | null) =>
    call<Past>("GET", `/tables/${id}/history/${step}${search({ seat, invite: invite() })}`),
  lessons: () => call<LessonRow[]>("GET", "/lessons"),
  beginLesson: (game: string, lesson: string) => call<TableRef>("POST", "/lessons", { game, lesson }),
  lesson: (id: string) => call<LessonOut>("GET", `/tables/${id}/lesson`),
  followLesson: (id: string, body: Partial<LessonIn>) => call<Ok>("POST", `/tables/${id}/lesson`, body),
  lessonWarning: (id: string, action: number) =>
    call<WarningOut>("GET", `/tables/${id}/lesson/warning${search({ action })}`),
  story: (id: string) => call<StoryOut>("GET", `/tables/${id}/story${search({ invite: invite() })}`),
  invitation: (id: string) => call<InvitationOut>("GET", `/tables/${id}/invitation`),
  codeFor: (path: string) => call<InvitationOut>("GET", `/code${search({ path })}`),
  join: (id: string, seat: number | null) =>
    call<TableRef>("POST", `/tables/${id}/join`, { seat, invite: invite() }),
  claim: (token: string) => call<TableRef>("POST", "/links/claim", { token }),
  setSeat: (id: string, seat: number, wish: SeatSettingsIn) =>
    call<Ok>("PUT", `/tables/${id}/seats/${seat}`, wish),
  start: (id: string) => call<Ok>("POST", `/tables/${id}/start`),
  part: (id: string, seat: number, part: string) =>
    call<Ok>("PUT", `/tables/${id}/seats/${seat}/part`, { part }),
  draws: (id: string) => call<DrawnGame>("GET", `/tables/${id}/draws${search({ invite: invite() })}`),
  act: (id: string, seat: number, decision: number, action: number) =>
    call<Done>("POST", `/tables/${id}/actions`, { seat, decision, action, client_id: clientId() }),
  undo: (id: string, seat: number, decision: number) =>
    call<Done>("POST", `/tables/${id}/undo`, { seat, decision, client_id: clientId() }),
  sayDone: (id: string, seat: number, decision: number, done: boolean) =>
    call<Ok>("POST", `/tables/${id}/done`, { seat, decision, done }),
  hint: (id: string, seat: number, decision: number) =>
    call<HintOut>("POST", `/tables/${id}/hint`, { seat, decision }),
  ahead: (id: string, seat: number) => call<AheadOut>("GET", `/tables/${id}/ahead${search({ seat })}`),
  explain: (id: string, seat: number, action: Action, ahead = false) =>
    call<Explanation>(
      "GET",
      `/tables/${id}/explain${search({ seat, action: JSON.stringify(action), ahead: String(ahead), lang: lang.value })}`,
    ),
  propose: (id: string, wish: ProposalIn) => call<Ok>("POST", `/tables/${id}/proposal`, wish),
  answer: (id: string, agree: boolean) => call<Ok>("POST", `/tables/${id}/proposal/answer`, { agree }),
  autoPass: (id: string, seat: number, on: boolean) =>
    call<Ok>("PUT", `/tables/${id}/seats/${seat}/auto-pass`, { on }),
  resign: (id: string, seat: number) => call<Ok>("POST", `/tables/${id}/resign`, { seat }),
  reclaim: (id: string, seat: number) => call<Ok>("POST", `/tables/${id}/reclaim`, { seat }),
  fork: (body: ForkIn) => call<TableRef>("POST", "/tables/fork", body),
  rematch: (id: string) => call<TableRef>("POST", `/tables/${id}/rematch`),
  chat: (id: string, text: string) =>
    call<Ok>("POST", `/tables/${id}/chat${search({ invite: invite() })}`, { text }),
  report: (id: string, seat: number | null, text: string) =>
    call<Ok>("POST", `/tables/${id}/report${search({ invite: invite() })}`, { seat, text }),
  notes: (id: string) => call<NotesOut>("GET", `/tables/${id}/notes${search({ invite: invite() })}`),
  saveNotes: (id: string, text: string) =>
    call<Ok>("PUT", `/tables/${id}/notes${search({ invite: invite() })}`, { text }),
};

/** Where the stream of views and the record are found. */
export const addresses = {
  socket: (id: string) =>
    `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket${search({ invite: invite() })}`,
  events: (id: string) => `/api/tables/${id}/events${search({ invite: invite() })}`,
  export: "/api/me/export",
  records: "/api/me/records",
  record: (id: string) => `/api/tables/${id}/record`,
};
