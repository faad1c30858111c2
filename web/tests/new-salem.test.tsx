import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import {
  cardsOf,
  leftOf,
  missing,
  panoramas,
  rightOf,
  type Aids,
  type Board,
} from "../src/games/new-salem/model";
import { TablePage } from "../src/pages/table";
import { recorded, source, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const viewOf = (name: string) => {
  const { board, aids, legal } = recorded(name).view!;
  return { board: board as Board, aids: aids as Aids, legal };
};
const built = (building: string) => ({ building, hope: 0, despair: 0 });

describe("districts", () => {
  const { aids } = viewOf("new-salem-pick");
  it("lay buildings of a type side by side in the order of their set", () => {
    expect(
      panoramas([built("brothel"), built("bank"), built("theater")], aids.buildings).map(set =>
        set.map(s => s.building),
      ),
    ).toEqual([["theater", "brothel"], ["bank"]]);
  });
  it("begin a second set with the second building of a kind, numbered as the engine does", () => {
    const sets = panoramas(
      [built("theater"), { ...built("theater"), hope: 2 }, built("tavern")],
      aids.buildings,
    );
    expect(sets.map(set => set.map(s => [s.building, s.number, s.hope]))).toEqual([
      [
        ["theater", 1, 0],
        ["tavern", 1, 0],
      ],
      [["theater", 2, 2]],
    ]);
  });
  it("tell which building completes a set", () =>
    expect(missing([built("theater"), built("tavern"), built("bank")], aids.buildings)).toEqual([
      { type: "entertainment", building: "brothel" },
    ]));
  it("are built from the hand, or from the cards drawn for New Foundation", () => {
    const { board } = viewOf("new-salem-pick");
    expect(cardsOf({ ...board, drawn: { count: 0, cards: [] } }, 0)).toBe(board.hands[0]);
    expect(cardsOf({ ...board, drawn: { count: 1, cards: ["bank"] } }, 0)).toEqual(["bank"]);
  });
  it("pass to the next seat and receive from the one before", () =>
    expect([leftOf(4, 5), rightOf(0, 5)]).toEqual([0, 4]));
});

describe("texts", () => {
  it("have the same keys and variables in both languages", () => {
    const parts = (ftl: string) =>
      Object.fromEntries(
        ftl
          .split(/^(?=[a-z][\w-]* =)/m)
          .filter(Boolean)
          .map(m => [m.split(" =")[0]!, [...new Set([...m.matchAll(/\$([\w-]+)/g)].map(v => v[1]!))].sort()]),
      );
    expect(parts(source("src/games/new-salem/it.ftl"))).toEqual(parts(source("src/games/new-salem/en.ftl")));
  });
});

describe("table page", () => {
  beforeEach(() => speakAs("en", "new-salem"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector(".ns-towns")).not.toBeNull());
    await new Promise(done => setTimeout(done, 60)); // keys are bound after the first paint
    return { store, ...page };
  };
  it("shows every other district, the own one with its secret, and the hand", async () => {
    const { container } = await show("new-salem-pick"),
      { board } = viewOf("new-salem-pick");
    expect(container.querySelectorAll(".ns-town").length).toBe(4);
    expect(container.querySelector(".ns-me")).not.toBeNull();
    expect(container.querySelectorAll(".ns-hand .cards button").length).toBe(board.hands[0]!.length);
    expect(container.querySelectorAll(".ns-rail .ns-pass").length).toBe(2);
    expect(container.textContent).not.toContain("ns-");
    expect(container.querySelectorAll(".board svg *, .own svg *").length).toBeLessThan(2000);
  });
  it("lays a card down with a key and sends it only when it is sealed", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { store } = await show("new-salem-pick"),
      first = viewOf("new-salem-pick").board.hands[0]![0];
    fireEvent.keyDown(document.body, { key: "1" });
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "e" });
    const wanted = store.now.value!.legal.find(a => a.action.building === first)!;
    expect(act).toHaveBeenCalledWith("sample", 0, store.message.value!.decision, wanted.id);
    await waitFor(() => expect(store.refusal.value).not.toBeNull());
  });
  it("ropes exactly the events that can be triggered, and claims wait in their sheet", async () => {
    const { container, getByText } = await show("new-salem-trigger"),
      { legal } = viewOf("new-salem-trigger");
    expect(container.querySelectorAll(".ns-event.can").length).toBe(
      legal.filter(a => a.action.kind === "trigger").length,
    );
    fireEvent.click(getByText("“I accuse…”"));
    await waitFor(() =>
      expect(container.querySelectorAll(".ns-talk .options .btn").length).toBe(
        legal.filter(a => a.action.kind === "accuse").length,
      ),
    );
  });
  it("shows a watcher every district and nobody's secret", async () => {
    const message = recorded("new-salem-pick"),
      { board, aids } = viewOf("new-salem-pick"),
      store = tableOf("new-salem-pick");
    const seen = {
      ...board,
      hands: board.hands.map(() => null),
      characters: board.characters.map(() => null),
      picks: board.picks.map(() => null),
    };
    store.receive({
      ...message,
      seat: null,
      view: {
        ...message.view!,
        viewer: null,
        legal: [],
        board: seen,
        aids: { ...aids, known: aids.known.map(() => null) },
      },
    });
    const { container } = render(<TablePage store={store} />);
    await waitFor(() => expect(container.querySelectorAll(".ns-town").length).toBe(5));
    expect(container.querySelector(".ns-me, .ns-hand, .ns-secret, .ns-known")).toBeNull();
  });
  it("reveals the end step by step and holds the verdict back", async () => {
    const { container } = await show("new-salem-over"),
      { despair } = viewOf("new-salem-over").board.final!;
    const steps = () => container.querySelectorAll(".ns-final > ol > .on").length;
    expect(steps()).toBe(1);
    expect(container.querySelector(".say")!.textContent).not.toContain("wins");
    for (const n of [2, 3, 4]) {
      fireEvent.keyDown(document.body, { key: "e" });
      await waitFor(() => expect(steps()).toBe(n));
    }
    expect([...container.querySelectorAll(".ns-final .big")].at(-1)!.textContent).toBe(String(despair));
    expect(container.querySelector(".say")!.textContent).toContain("wins");
  });
});
