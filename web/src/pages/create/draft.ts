/* The table that is being set up, and how it is opened. */
import { type Signal, signal } from "@preact/signals";
import { type GameInfo, type OptionInfo, reasonOf, type SeatWish } from "../../api";
import { makeTable } from "../../fair";
import { range } from "../../kit";
import { go } from "../../router";
import { rememberGame, usualPlayers } from "../../state/games";
import { callMe, person } from "../../state/session";
import { t } from "../../text";
import type { FieldValue } from "../../types";
import { type ClockDraft, clockOf, newClock, type Pace } from "./clock";

export interface Draft {
  game: GameInfo;
  seats: Signal<readonly SeatWish[]>;
  /** The bot's seat whose crew is laid open. */
  choosing: Signal<number>;
  options: Signal<Readonly<Record<string, FieldValue>>>;
  /** May anybody sit down? */
  open: Signal<boolean>;
  /** May players ask a bot what it would do? */
  hints: Signal<boolean>;
  /** What a guest wants to be called. */
  name: Signal<string>;
  pace: Signal<Pace>;
  clock: ClockDraft;
  busy: Signal<boolean>;
  wrong: Signal<string>;
}

const firstWish = (game: GameInfo, seat: number, invited: boolean): SeatWish => {
  if (seat === 0) return { kind: "me" };
  return invited ? { kind: "open" } : { kind: "bot", bot: game.usual_bot };
};

export const newDraft = (game: GameInfo, invited: boolean): Draft => ({
  game,
  seats: signal(range(usualPlayers(game)).map(seat => firstWish(game, seat, invited))),
  choosing: signal(1),
  options: signal(Object.fromEntries(game.options.map(o => [o.id, o.default]))),
  open: signal(false),
  hints: signal(false),
  name: signal(person.value?.name ?? ""),
  pace: signal<Pace>("live"),
  clock: newClock(),
  busy: signal(false),
  wrong: signal(""),
});

/** Somebody has to come before the game can start. */
export const waits = (draft: Draft): boolean => draft.seats.value.some(s => s.kind === "open");

/** With one seat more, at the end; null where the game has none. */
export function withOneMore(draft: Draft, invited: boolean): readonly SeatWish[] | null {
  const seats = draft.seats.value,
    players = draft.game.seats.find(n => n > seats.length);
  return players === undefined
    ? null
    : range(players).map(seat => seats[seat] ?? firstWish(draft.game, seat, invited));
}

/** Without a seat; null where too few would be left. */
export function without(draft: Draft, seat: number): readonly SeatWish[] | null {
  const left = draft.seats.value.filter((_, i) => i !== seat);
  return draft.game.seats.includes(left.length) ? left : null;
}

/** The option that names a seat: values of seats that are not there are none. */
const FIRST = "first";

/** The values of an option that make sense with so many seats. */
export const valuesOf = (option: OptionInfo, players: number): readonly FieldValue[] => {
  const all = option.choices.length ? option.choices : [true, false];
  return option.id === FIRST ? all.filter(value => !(Number(value) > players)) : all;
};

export function seatAll(draft: Draft, seats: readonly SeatWish[]): void {
  draft.seats.value = seats;
  for (const option of draft.game.options)
    if (!valuesOf(option, seats.length).includes(draft.options.value[option.id] ?? option.default))
      draft.options.value = { ...draft.options.value, [option.id]: option.default };
}

export type Kind = "hotseat" | "bot" | "open";
export const KINDS: readonly Kind[] = ["hotseat", "bot", "open"];

export function wish(game: GameInfo, kind: Kind, seat: number): SeatWish {
  if (kind === "hotseat") return { kind, name: t("seat-n", { n: seat + 1 }) };
  return kind === "bot" ? { kind, bot: game.usual_bot } : { kind };
}

export function setSeat(draft: Draft, seat: number, next: SeatWish): void {
  draft.seats.value = draft.seats.value.map((was, i) => (i === seat ? next : was));
  if (next.kind === "bot") draft.choosing.value = seat;
}

export async function openTable(draft: Draft): Promise<void> {
  draft.busy.value = true;
  rememberGame(draft.game.id);
  try {
    await callMe(draft.name.value);
    const made = await makeTable({
      game: draft.game.id,
      options: draft.options.value,
      seats: [...draft.seats.value],
      public: draft.open.value,
      ...(waits(draft) ? clockOf(draft.pace.value, draft.clock) : {}),
      hints: draft.hints.value,
      start: !waits(draft),
    });
    go(`/table/${made.table}`);
  } catch (error) {
    draft.wrong.value = reasonOf(error);
  } finally {
    draft.busy.value = false;
  }
}
