/* The pace of the others: what waits, what never does. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableMessage } from "../src/api";
import { need } from "../src/lookup";
import { pace } from "../src/state/settings";
import { lettersOf } from "../src/state/table/letters";
import { Pace } from "../src/state/table/pace";
import { recorded } from "./helpers";

const frame = (step: number, actors: readonly number[], seat = 0): TableMessage => {
  const message = recorded("new-haven-lay"),
    view = need(message.view, "view");
  return { ...message, seat, seq: step, view: { ...view, viewer: 0, step, actors } };
};

describe("pace of the others", () => {
  let shown: TableMessage | null = null;
  const row = new Pace(message => {
      shown = message;
    }),
    come = (message: TableMessage) => row.take(message, shown),
    step = () => shown?.view?.step;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = null;
    pace.value = "normal";
    row.flush();
    come(frame(1, [1]));
  });
  afterEach(() => {
    row.flush();
    vi.useRealTimers();
  });

  it("shows one foreign move after the other", () => {
    for (const n of [2, 3, 4]) come(frame(n, [1]));
    expect(step()).toBe(1);
    vi.advanceTimersByTime(1200);
    expect(step()).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(step()).toBe(4);
  });
  it("never delays what follows one's own decision", () => {
    come(frame(2, [0]));
    vi.advanceTimersByTime(1200);
    come(frame(3, [1]));
    expect(step()).toBe(3);
  });
  it("waits in pause and jumps with skip", () => {
    pace.value = "pause";
    for (const n of [2, 3]) come(frame(n, [1]));
    vi.advanceTimersByTime(60000);
    expect(step()).toBe(1);
    pace.value = "skip";
    row.changed();
    expect(step()).toBe(3);
  });
  it("skips to the reader's turn: on the way a frame in a while, the turn itself at once", () => {
    pace.value = "skip";
    for (const n of [2, 3, 4]) come(frame(n, [1]));
    expect(step()).toBe(1);
    vi.advanceTimersByTime(150);
    expect(step()).toBe(4);
    come(frame(5, [1]));
    come(frame(6, [0]));
    expect(step()).toBe(6);
    vi.advanceTimersByTime(1000);
    expect(step()).toBe(6);
  });
  it("shows a long row of moves fast within two seconds and a half", () => {
    pace.value = "fast";
    for (let n = 2; n < 62; n++) come(frame(n, [1]));
    vi.advanceTimersByTime(2500);
    expect(step()).toBe(61);
  });
  it("fast: who has watched for three seconds is taken to the own turn, however long the others go on", () => {
    pace.value = "fast";
    come(frame(2, [0]));
    vi.advanceTimersByTime(1000);
    come(frame(3, [1]));
    for (let n = 4; n <= 23; n++) {
      come(frame(n, [1]));
      vi.advanceTimersByTime(300);
    }
    expect(step()).toBe(23);
    come(frame(24, [0]));
    expect(step()).toBe(24);
  });
  it("fast: a done on the way does not begin the three seconds anew, a decision does", () => {
    pace.value = "fast";
    const heard = (n: number): TableMessage => {
      const message = frame(n, [1]),
        waiting = { hearing: { waiting: [0], done: [] } } as unknown as TableMessage["table"];
      return { ...message, you: [0], table: { ...message.table, ...waiting } };
    };
    let n = 2;
    const others = (ms: number) => {
      for (; ms > 0; ms -= 300) {
        come(frame(n++, [1]));
        vi.advanceTimersByTime(300);
      }
    };
    come(frame(n++, [0]));
    others(2100);
    come(heard(n++));
    vi.advanceTimersByTime(9000);
    expect(step()).toBe(n - 1);
    others(1200);
    come(frame(n++, [1]));
    come(heard(n++));
    expect(step()).toBe(n - 1);
    come(frame(n++, [0]));
    expect(step()).toBe(n - 1);
    come(frame(n++, [1]));
    come(frame(n++, [1]));
    come(heard(n++));
    expect(step()).toBe(n - 3);
  });
  it("fast: three seconds are enough even where painting a move takes longer than the pace", () => {
    pace.value = "fast";
    come(frame(2, [0]));
    vi.advanceTimersByTime(1000);
    come(frame(3, [1]));
    for (let n = 4; n <= 50; n++) come(frame(n, [1]));
    come(frame(51, [0]));
    for (let painted = 0; painted < 10; painted++) {
      vi.setSystemTime(Date.now() + 300);
      vi.advanceTimersByTime(50);
    }
    expect(step()).toBe(51);
  });
  it("goes back at once when a move was taken back", () => {
    for (const n of [2, 3]) come(frame(n, [1]));
    come(frame(1, [0]));
    expect(step()).toBe(1);
    expect(row.waiting.value).toBe(0);
  });
});

describe("letters of the seats", () => {
  it("are never twice the same at a table", () => {
    expect(lettersOf(["Giulia", "Greta", "Gus", "G"])).toEqual(["G", "R", "U", "1"]);
    expect(lettersOf(["Greta", "Giulia"], seat => seat === 0)).toEqual(["R", "G"]);
  });
});
