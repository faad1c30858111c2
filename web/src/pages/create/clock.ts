/* The clock of a table that is being set up. */
import { type Signal, signal } from "@preact/signals";
import type { NewTable } from "../../api";
import { SLOW } from "../../state/games";

/** Everyone is there and there is no limit; minutes for the game or the move; days for a move. */
export type Pace = "live" | "clock" | "days";
export const PACES: readonly Pace[] = ["live", "clock", "days"];

/** "20+15": minutes for the game and seconds for each turn; "2": minutes for a move. */
export const TIMES = ["10+10", "20+15", "40+30", "2", "5"] as const;
export type Times = (typeof TIMES)[number];
export const DAYS = [1, 2, 3, 7] as const;
export const ENDS = ["move", "seat", "resign"] as const;
export type End = (typeof ENDS)[number];

export interface ClockDraft {
  times: Signal<Times>;
  days: Signal<number>;
  /** Weekdays without a clock, Monday is 0. */
  off: Signal<readonly number[]>;
  end: Signal<End>;
}

export const newClock = (): ClockDraft => ({
  times: signal<Times>("20+15"),
  days: signal<number>(3),
  off: signal<readonly number[]>([]),
  end: signal<End>("seat"),
});

const MINUTE = 60;

/** What the server is told of it. */
export function clockOf(pace: Pace, { times, days, off, end }: ClockDraft): Partial<NewTable> {
  if (pace === "live") return {};
  if (pace === "days")
    return {
      move_seconds: days.value * SLOW,
      days_off: [...off.value],
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      time_out: end.value,
    };
  const [minutes = 0, increment] = times.value.split("+").map(Number);
  return increment === undefined
    ? { move_seconds: minutes * MINUTE, time_out: end.value }
    : { main_seconds: minutes * MINUTE, increment, time_out: end.value };
}
