/* What the engine says to one viewer (the same from GET, WebSocket and SSE). */
export type TextArg =
  | number
  | string
  | boolean
  | null
  | { seat: number }
  | { label: string; args?: TextArgs }
  | readonly TextArg[];
export type TextArgs = { readonly [name: string]: TextArg };
export interface Message {
  key: string;
  args?: TextArgs;
  rules?: readonly string[];
}

export type FieldValue = string | number | boolean;
export type Action = { readonly kind: string } & { readonly [field: string]: FieldValue };
export interface LegalAction<E = unknown> {
  id: number;
  action: Action;
  label: { label: string; args?: TextArgs };
  effect?: E;
}

export interface ScorePart {
  part: string;
  value: number;
  args?: TextArgs;
}
export interface Outcome {
  scores: readonly number[];
  /** Best first; seats that tie share a rank. */
  ranking: readonly (readonly number[])[];
  winners: readonly number[];
  reason: string;
  breakdown: readonly (readonly ScorePart[])[];
}

export interface View<B = unknown, H = unknown> {
  game: string;
  rules: string;
  players: number;
  options: { readonly [id: string]: FieldValue };
  /** Seat of the viewer; null for a spectator. */
  viewer: number | null;
  /** Number of the awaited decision: goes back with every action. */
  step: number;
  actors: readonly number[];
  volunteers: readonly number[];
  over: boolean;
  outcome: Outcome | null;
  board: B;
  aids: H;
  scores: readonly (readonly ScorePart[])[];
  prompt: Message | null;
  legal: readonly LegalAction[];
  can_undo: boolean;
}

export interface LogEvent {
  n: number;
  kind: string;
  key: string;
  args?: TextArgs;
  rules?: readonly string[];
  seat: number | null;
  step?: number;
}

export interface Refusal {
  code: string;
  args?: TextArgs;
  rules: readonly string[];
}
