/* What is announced of the others' turns. */
import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { TableMessage } from "../src/api";
import { verbosity } from "../src/state/settings";
import type { TableStore } from "../src/state/table";
import { latestRound, News } from "../src/state/table/news";
import type { LogEvent } from "../src/types";
import { speakAs } from "./helpers";

beforeEach(() => speakAs("en", "neuland"));

const event = (n: number, kind: string): LogEvent => ({ n, kind, key: kind, args: {}, rules: [], seat: 1 });
const frame = (log: readonly LogEvent[], actors: readonly number[]) =>
  ({ log, log_from: 0, log_new: 0, chat: [], view: { actors, over: false } }) as unknown as TableMessage;

/** What is said of a turn in which these kinds of things were done. */
function said(kinds: readonly string[], small: readonly string[]): string[] {
  verbosity.value = "turn";
  const heard: string[] = [];
  const store = {
    me: signal(0),
    seats: signal([{ name: "Anna" }, { name: "Berto" }]),
    voice: { add: (text: string) => heard.push(text) },
    alerts: { about: () => false },
    say: (key: string) => (key === "claim" ? 'Berto says: "No."' : `Berto ${key}.`),
    heard: (text: string) => text,
    staged: false,
    small,
  } as unknown as TableStore;
  const log = kinds.map((kind, n) => event(n, kind));
  new News(store).take(frame(log, [0]), frame([], [1]));
  return heard;
}

test("the summary of a long turn counts its small steps", () => {
  const kinds = ["goods", "goods", "builds", "goods", "ends"];
  expect(said(kinds, ["goods"])).toEqual(["Berto builds; ends; besides, 3 smaller steps."]);
  expect(said(kinds, [])).toEqual(["Berto goods; goods; builds; goods; ends."]);
});

test("a few small steps are told, and a turn of nothing else", () => {
  expect(said(["goods", "goods", "ends"], ["goods"])).toEqual(["Berto goods; goods; ends."]);
  expect(said(["goods", "goods", "goods"], ["goods"])).toEqual(["Berto goods; goods; goods."]);
});

test("a sentence that ends within quotation marks gets no second full stop", () => {
  expect(said(["claim"], [])).toEqual(['Berto says: "No."']);
});

test("a watcher sees the latest round, not the whole log", () => {
  const seats = [null, 0, 0, 1, 2, 0, null, 1, 1, 2, 0, 0],
    log = seats.map((seat, n): LogEvent => ({ ...event(n, "moves"), seat }));
  expect(latestRound(log).map(e => e.n)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(latestRound(log.slice(0, 5)).map(e => e.n)).toEqual([0, 1, 2, 3, 4]);
  expect(latestRound([])).toEqual([]);
});
