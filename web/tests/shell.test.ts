/* The shell's parts that need no page: what is said and when, which key asks for what, where the arrows lead. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableMessage } from "../src/api";
import { askedBy, characterOf, giveKey, keyOf, letters, ownKeys } from "../src/state/keymap";
import { pace, verbosity, waits } from "../src/state/settings";
import type { TableStore } from "../src/state/table";
import { News } from "../src/state/table/news";
import { Pace } from "../src/state/table/pace";
import { Voice } from "../src/state/table/voice";
import { Roving } from "../src/table/roving";
import { marksOf } from "../src/table/scrubber";
import { endOfRow } from "../src/table/walk";
import type { LogEvent } from "../src/types";
import { recorded, speakAs, tableOf } from "./helpers";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

describe("the news", () => {
  const heard = (staged: boolean, over: boolean): readonly string[] => {
    const said: string[] = [],
      event = { kind: "winner", key: "event-winner", args: {}, seat: null } as unknown as LogEvent;
    const frame = (log: readonly LogEvent[]) =>
      ({ log_from: 0, log, chat: [], view: { over, actors: [] } }) as unknown as TableMessage;
    const store = {
      staged,
      me: { value: 0 },
      seats: { value: [] },
      alerts: { about: () => false },
      voice: { add: (line: string) => said.push(line) },
      say: () => "Anna wins.",
      heard: (text: string) => text,
    } as unknown as TableStore;
    new News(store).take(frame([event]), frame([]));
    return said;
  };
  it("leave an end to the board that tells it step by step", () => {
    expect(heard(true, true)).toEqual([]);
    expect(heard(false, true)).toEqual(["Anna wins."]);
    expect(heard(true, false)).toEqual(["Anna wins."]);
  });
});

describe("the voice", () => {
  it("says what comes together together, the prompt last and only the newest", () => {
    const voice = new Voice();
    voice.ask("Lay a tile.");
    voice.add("Ivo moves.");
    voice.ask("Build.");
    expect(voice.said.value).toBe("");
    vi.advanceTimersByTime(200);
    expect(voice.said.value).toBe("Ivo moves. Build.");
  });
  it("waits until the last was heard, and never says a prompt twice", () => {
    const voice = new Voice();
    voice.add("A sentence that takes a while to be heard.");
    vi.advanceTimersByTime(200);
    voice.add("Next.");
    vi.advanceTimersByTime(300);
    expect(voice.said.value).toBe("A sentence that takes a while to be heard.");
    vi.advanceTimersByTime(3000);
    expect(voice.said.value).toBe("Next.");
    voice.ask("Build.");
    voice.ask("Build.");
    vi.advanceTimersByTime(3000);
    voice.ask("Build.");
    vi.advanceTimersByTime(3000);
    expect(voice.said.value).toBe("Build.");
  });
  it("answers the reader at once, then says what waited, and can repeat the last", () => {
    const voice = new Voice();
    voice.add("News.");
    voice.tell("The board.");
    expect(voice.said.value).toBe("The board.");
    voice.again();
    expect(voice.said.value).toBe("The board.\u00a0");
    vi.advanceTimersByTime(9000);
    expect(voice.said.value).toBe("News.");
  });
  it("is silent under an open dialog and goes on after it", () => {
    const voice = new Voice();
    document.body.innerHTML = "<dialog open></dialog>";
    voice.add("Ivo moves.");
    vi.advanceTimersByTime(2000);
    expect(voice.said.value).toBe("");
    document.body.innerHTML = "";
    vi.advanceTimersByTime(1000);
    expect(voice.said.value).toBe("Ivo moves.");
  });
});

describe("what is announced", () => {
  const event = (n: number, seat: number | null, kind = "move"): LogEvent => ({
    n,
    kind,
    key: "event-place",
    args: { hex: `a${n}`, ...(seat === null ? {} : { player: { seat } }) },
    seat,
  });
  const announced = (how: "me" | "turn" | "all", ...seats: number[]): string => {
    verbosity.value = how;
    speakAs("en", "terra-nova");
    const store = tableOf("terra-nova-act"),
      first = recorded("terra-nova-act"),
      log = [...first.log, ...seats.map((seat, i) => event(900 + i, seat))];
    store.receive({ ...first, seq: first.seq + 1, log, view: { ...first.view, step: first.view.step + 1 } });
    vi.advanceTimersByTime(20000);
    return store.voice.said.value;
  };
  const others = [0, 1, 2].filter(seat => seat !== recorded("terra-nova-act").view.viewer);
  afterEach(() => {
    verbosity.value = "turn";
  });

  it("is one summary for each turn of the others, with the name once", () => {
    const [seat = 1] = others,
      name = recorded("terra-nova-act").table.seats[seat]?.name ?? "",
      said = announced("turn", seat, seat);
    expect(said).toContain("a900");
    expect(said).toContain("a901");
    expect(said.split(name)).toHaveLength(2);
  });
  it("is nothing of the others for who wants to hear only what concerns them", () => {
    expect(announced("me", others[0] ?? 1)).not.toContain("a900");
    expect(announced("me", recorded("terra-nova-act").view.viewer ?? 0)).toContain("a900");
  });
  it("is every event for who wants that", () => {
    expect(announced("all", others[0] ?? 1, others[0] ?? 1)).toContain("a901");
  });
});

describe("what concerns the reader", () => {
  it("is seen and heard once, leaves, and stays in the list", () => {
    speakAs("en", "terra-nova");
    const store = tableOf("terra-nova-act"),
      first = recorded("terra-nova-act"),
      me = first.view.viewer ?? 0;
    const alert: LogEvent = {
        n: 900,
        kind: "accuse",
        key: "event-place",
        args: { about: { seat: me }, hex: "a1" },
        seat: 1,
      },
      other = { ...alert, n: 901, args: { about: { seat: 1 }, hex: "a2" } };
    store.alerts.kinds = { accuse: "about" };
    const log = [...first.log, alert, other];
    for (const seq of [1, 2])
      store.receive({
        ...first,
        seq: first.seq + seq,
        log,
        view: { ...first.view, step: first.view.step + 1 },
      });
    vi.advanceTimersByTime(5000);
    expect(store.alerts.now.value?.event.n).toBe(900);
    expect(store.voice.alerted.value).toContain("a1");
    expect(store.voice.said.value).not.toContain("a1");
    vi.advanceTimersByTime(60000);
    expect(store.alerts.now.value).toBeNull();
    expect(store.alerts.all.value).toHaveLength(1);
  });
});

describe("the others wait", () => {
  const frame = (step: number, actors: readonly number[]): TableMessage => {
    const message = recorded("new-haven-lay");
    return { ...message, seat: 0, seq: step, view: { ...message.view, viewer: 0, step, actors } };
  };
  it("after the turn of each of them, until the reader says go", () => {
    let shown: TableMessage | null = null;
    const row = new Pace(message => {
        shown = message;
      }),
      step = () => shown?.view?.step;
    pace.value = "fast";
    waits.value = true;
    for (const [n, actor] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 0],
    ] as const)
      row.take(frame(n, [actor]), shown);
    vi.advanceTimersByTime(60000);
    expect(step()).toBe(3);
    expect(row.held.value).toBe(true);
    row.go();
    vi.advanceTimersByTime(60000);
    expect(step()).toBe(5);
    expect(row.held.value).toBe(false);
    waits.value = false;
    pace.value = "normal";
  });
});

describe("keys", () => {
  const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...more });
  afterEach(() => {
    letters.value = "plain";
    ownKeys.value = {};
  });
  it("can be switched off or asked for with Alt", () => {
    expect(characterOf(press("N"))).toBe("n");
    letters.value = "alt";
    expect(characterOf(press("n"))).toBeNull();
    expect(characterOf(press("ñ", { altKey: true, code: "KeyN" }))).toBe("n");
    letters.value = "off";
    expect(characterOf(press("n"))).toBeNull();
    expect(characterOf(press("n", { altKey: true, code: "KeyN" }))).toBeNull();
  });
  it("can be changed, and none is lost by it", () => {
    giveKey("next-legal", "u");
    expect(askedBy("u")).toBe("next-legal");
    expect(keyOf("undo")).toBe("n");
  });
});

describe("walking", () => {
  it("goes to the ends of a row", () => {
    const row = [0, 10, 20, 30].map(x => ({ x, y: 5 })),
      below = { x: 90, y: 40 };
    expect(endOfRow([...row, below], { x: 10, y: 5 }, 10, "Home")).toBe(0);
    expect(endOfRow([...row, below], { x: 10, y: 5 }, 10, "End")).toBe(3);
    expect(endOfRow(row, { x: 30, y: 5 }, 10, "End")).toBe(-1);
  });
  it("leaves one tab stop, the first legal cell until the reader has been elsewhere", async () => {
    vi.useRealTimers();
    document.body.innerHTML = `<div class="board"><i data-cell="a1"></i><i data-cell="a2" data-legal></i><i data-cell="a3"></i></div>`;
    const root = document.querySelector<HTMLElement>(".board") as HTMLElement,
      stops = () => [...root.querySelectorAll("[tabindex='0']")].map(cell => cell.getAttribute("data-cell"));
    const stop = new Roving(root, "[data-cell]").watch();
    expect(stops()).toEqual(["a2"]);
    root.querySelector<HTMLElement>("[data-cell=a3]")?.focus();
    expect(stops()).toEqual(["a3"]);
    root.innerHTML = `<i data-cell="a3"></i><i data-cell="a4" data-legal></i>`;
    await Promise.resolve();
    await new Promise(done => setTimeout(done, 0));
    expect(stops()).toEqual(["a3"]);
    stop();
  });
  it("marks where turns began on the line of the past", () => {
    const at = (n: number, seat: number | null): LogEvent => ({ n, kind: "x", key: "x", seat });
    const turns = [at(0, null), at(1, 2), at(2, 2), at(3, 0)];
    expect(marksOf(turns, 5)).toEqual([
      { step: 2, seat: 2 },
      { step: 4, seat: 0 },
    ]);
    expect(marksOf(turns, 200)).toEqual([{ step: 2, seat: 2 }]);
  });
});
