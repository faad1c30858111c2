import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import type { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type SeatInfo, type TableMessage } from "../src/api";
import type { Table } from "../src/games/board";
import newSalem from "../src/games/new-salem";
import {
  type Aids,
  accusedIn,
  type Board,
  type Built,
  type Claim,
  cardsOf,
  kindsOf,
  lastSaid,
  leftOf,
  missing,
  packed,
  panoramas,
  rightOf,
  unanswered,
} from "../src/games/new-salem/model";
import { defence } from "../src/games/new-salem/parts/buttons";
import { actionOn } from "../src/games/new-salem/parts/on-building";
import type { Play } from "../src/games/new-salem/play";
import { need, nth } from "../src/lookup";
import type { TableStore } from "../src/state/table";
import { AlertNote } from "../src/table/alert-note";
import { TablePage } from "../src/table/page";
import type { View } from "../src/types";
import { one, recorded, source, speakAs, tableOf } from "./helpers";

/* A window on which two rows of districts fit. */
beforeEach(() => (window as unknown as Window).happyDOM.setViewport({ width: 1440, height: 900 }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const viewOf = (name: string) => {
  const { board, aids, legal } = recorded(name).view;
  return { board: board as Board, aids: aids as Aids, legal };
};
/** A sheet, or a row where the screen is low. */
const DISTRICT = ".ns-town, .ns-row";
const built = (building: Built["building"]) => ({ building, hope: 0, despair: 0 });

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
  it("do the same by a copy as by the one named, where both hold the same cubes", () => {
    const named = { action: { kind: "choose-building", owner: 0, building: "gallows", number: 1 } },
      town = [built("gallows"), { ...built("gallows"), despair: 1 }, built("gallows")],
      legal = {
        find: (kind: string, by: Record<string, unknown>) =>
          kind === "choose-building" && by.number === 1 ? named : undefined,
      },
      play = {
        table: { legal: { value: legal }, view: { value: { board: { towns: [town] } } }, me: { value: 0 } },
      } as unknown as Play,
      spots = panoramas(town, aids.buildings).flat();
    expect(spots.map(spot => [spot.number, actionOn(play, 0, spot) === undefined])).toEqual([
      [1, false],
      [2, true],
      [3, false],
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

describe("the own district", () => {
  it("packs sets whole into rows, the fullest as short as can be", () => {
    expect(packed([2, 2, 2, 3, 1, 1, 1], 1)).toEqual({ cards: 12, gaps: 6 });
    expect(packed([2, 2, 2, 3, 1, 1, 1], 2)).toEqual({ cards: 6, gaps: 3 });
    expect(packed([3, 3, 1], 3)).toEqual({ cards: 3, gaps: 0 });
    expect(packed([3, 1, 3], 2)).toEqual({ cards: 4, gaps: 1 });
    expect(packed([], 2)).toEqual({ cards: 1, gaps: 0 });
  });
});

describe("a sheet of a district", () => {
  const { aids } = viewOf("new-salem-pick"),
    kinds = kindsOf(
      [built("brothel"), built("theater"), built("theater"), built("tavern"), built("jail")],
      aids.buildings,
    );
  it("has six kinds of three places, whatever was built", () =>
    expect(kinds.map(kind => kind.places.length)).toEqual([3, 3, 3, 3, 3, 3]));
  it("counts copies at their place and full sets of the kind", () => {
    expect(kinds[0]?.places.map(place => [place.building, place.spots.length])).toEqual([
      ["theater", 2],
      ["tavern", 1],
      ["brothel", 1],
    ]);
    expect(kinds.map(kind => kind.full)).toEqual([1, 0, 0, 0, 0, 0]);
  });
});

describe("what was said", () => {
  const { board } = viewOf("new-salem-trigger"),
    said = (seat: number, claim: Claim["claim"], round = board.round): Claim => ({
      round,
      seat,
      id: 0,
      claim,
      looks: 0,
      true: null,
    }),
    accuse = (seat: number, about: number, round?: number) => said(seat, { kind: "accuse", about }, round),
    claimed = (...claims: Claim[]) => ({ ...board, claims });
  it("hangs as the latest claim on the district, with the number of the others of that round", () => {
    const spoken = claimed(accuse(1, 2, 1), accuse(1, 3), accuse(1, 0));
    expect(lastSaid(spoken, 1)).toEqual({ claim: spoken.claims[2], more: 1 });
    expect(lastSaid(spoken, 2)).toBeNull();
  });
  it("accuses by accusing, and by having seen a witch", () => {
    expect(accusedIn(accuse(1, 3))).toBe(3);
    expect(accusedIn(said(1, { kind: "claim-saw", about: 2, side: "witch" }))).toBe(2);
    expect(accusedIn(said(1, { kind: "claim-saw", about: 2, side: "puritan" }))).toBeNull();
    expect(accusedIn(said(1, { kind: "nominate", about: 2 }))).toBeNull();
  });
  it("waits for an answer until the accused speaks, in its round alone", () => {
    expect(unanswered(claimed(accuse(1, 0)), 0)?.seat).toBe(1);
    expect(unanswered(claimed(accuse(1, 0), said(0, { kind: "no-better-card" })), 0)).toBeNull();
    expect(unanswered(claimed(accuse(1, 0, board.round - 1)), 0)).toBeNull();
    expect(unanswered(claimed(said(0, { kind: "no-better-card" }), accuse(2, 0)), 0)?.seat).toBe(2);
  });
});

describe("texts", () => {
  it("have the same keys and variables in both languages", () => {
    const parts = (ftl: string) =>
      Object.fromEntries(
        ftl
          .split(/^(?=[a-z][\w-]* =)/m)
          .filter(Boolean)
          .map(m => [
            nth(m.split(" ="), 0, "m"),
            [...new Set([...m.matchAll(/\$([\w-]+)/g)].map(v => nth(v, 1, "v")))].sort(),
          ]),
      );
    expect(parts(source("src/games/new-salem/it.ftl"))).toEqual(parts(source("src/games/new-salem/en.ftl")));
  });
});

describe("table page", () => {
  beforeEach(() => speakAs("en", "new-salem"));
  const show = async (name: string, change: (view: View<Board, Aids>) => Partial<View> = () => ({})) => {
    const store = tableOf(name),
      message = recorded(name),
      view = message.view as View<Board, Aids>;
    store.receive({ ...message, view: { ...view, ...change(view) } as View });
    const page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector(".ns-room, .ns-final")).not.toBeNull());
    await new Promise(done => setTimeout(done, 60)); // keys are bound after the first paint
    return { store, ...page };
  };
  it("shows every other district, the own one with its secret, and the hand", async () => {
    const { container } = await show("new-salem-pick"),
      { board } = viewOf("new-salem-pick");
    expect(container.querySelectorAll(".ns-town").length).toBe(4);
    expect(container.querySelector(".ns-me")).not.toBeNull();
    expect(container.querySelectorAll(".ns-hand .cards button").length).toBe(board.hands[0]?.length);
    expect(container.querySelectorAll(".ns-rail .ns-pass").length).toBe(2);
    expect(container.textContent).not.toContain("ns-");
    for (const label of container.querySelectorAll("[aria-label]"))
      expect(label.getAttribute("aria-label")).not.toMatch(/ns-|undefined|null|\{/);
    expect(container.querySelectorAll(".board svg *, .own svg *").length).toBeLessThan(2000);
  });
  it("lays a card down with a key and sends it only when it is sealed", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { store } = await show("new-salem-pick"),
      first = viewOf("new-salem-pick").board.hands[0]?.[0];
    fireEvent.keyDown(document.body, { key: "1" });
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "e" });
    const wanted = need(
      need(store.now.value, "now").legal.find(a => a.action.building === first),
      "legal",
    );
    expect(act).toHaveBeenCalledWith("sample", 0, need(store.message.value, "message").decision, wanted.id);
    await waitFor(() => expect(store.errands.refusal.value).not.toBeNull());
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
  it("asks the table for the hope that is missing, where somebody reads it and while the constable decides", async () => {
    const poor = ({ board }: View<Board, Aids>) => ({ board: { ...board, hope: [0, 2, 2, 2, 2] } }),
      { container, store } = await show("new-salem-trigger", poor),
      said = vi.spyOn(api, "chat").mockRejectedValue(new Error("not now")),
      asks = () => [...container.querySelectorAll<HTMLElement>(".ns-ask .btn")];
    expect(asks().map(button => button.textContent)).toContain("2 for Cleansing");
    fireEvent.click(need(asks()[0], "asks"));
    await waitFor(() => expect(said).toHaveBeenCalled());
    const message = need(store.message.value, "message"),
      bot = (seat: SeatInfo): SeatInfo => ({ ...seat, kind: "bot", bot: "greedy" }),
      seats = message.table.seats.map((seat, i) => (i ? bot(seat) : seat));
    store.receive({ ...message, table: { ...message.table, seats } });
    await waitFor(() => expect(asks().length).toBe(0));
    expect(container.textContent).toContain("The bots have been heard");
    const view = { ...need(message.view, "view"), prompt: { key: "prompt-place", args: {}, rules: [] } };
    store.receive({ ...message, view } as TableMessage);
    await waitFor(() => expect(container.textContent).not.toContain("The bots have been heard"));
    expect(asks().length).toBe(0);
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
        ...need(message.view, "view"),
        viewer: null,
        legal: [],
        board: seen,
        aids: { ...aids, known: aids.known.map(() => null) },
      },
    });
    const { container } = render(<TablePage store={store} />);
    await waitFor(() => expect(container.querySelectorAll(DISTRICT).length).toBe(5));
    expect(container.querySelector(".ns-me, .ns-hand, .ns-secret, .ns-known")).toBeNull();
  });
  it("names every building, district, event, card and the gauge, and marks what is legal and one's own", async () => {
    const { container } = await show("new-salem-trigger"),
      { board, legal } = viewOf("new-salem-trigger");
    const cells = [...container.querySelectorAll("[data-cell]")],
      names = cells.map(cell => cell.getAttribute("data-cell"));
    expect(new Set(names).size).toBe(names.length);
    for (const cell of cells)
      expect(cell.getAttribute("aria-label") ?? cell.textContent, names.join()).toMatch(/\w.*\w/);
    for (const event of ["cleansing", "trial", ...board.market]) expect(names).toContain(event);
    for (const town of board.towns.slice(1)) expect(town.length).toBeGreaterThan(0);
    const others = new Set(board.towns.slice(1).flatMap((town, i) => town.map(b => `${i}${b.building}`)));
    expect(container.querySelectorAll(".ns-place").length).toBe(others.size);
    expect(container.querySelectorAll(".ns-mine [data-own]").length).toBe(board.towns[0]?.length);
    expect(container.querySelectorAll(".ns-event[data-legal]").length).toBe(
      legal.filter(a => a.action.kind === "trigger").length,
    );
  });
  it("answers an accusation with one click", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { container, store } = await show("new-salem-trigger", ({ board }) => ({
      board: {
        ...board,
        claims: [
          { round: board.round, seat: 2, id: 0, claim: { kind: "accuse", about: 0 }, looks: 0, true: null },
        ],
      },
    }));
    const answers = [...container.querySelectorAll<HTMLElement>(".ns-mine .ns-answer .btn")];
    expect(answers.map(b => b.textContent)).toEqual([
      "“I am a puritan”",
      "“I had no better card”",
      "“I accuse Anna”",
    ]);
    expect(container.querySelector(".ns-bubble.accuse.me")?.textContent).toBe(
      "A“I accuse you”".replace("A", "G"),
    );
    need(answers[0], "answer").click();
    const wanted = need(
      need(store.now.value, "now").legal.find(
        a => a.action.side === "puritan" && a.action.kind === "claim-side",
      ),
      "legal",
    );
    expect(act).toHaveBeenCalledWith("sample", 0, expect.anything(), wanted.id);
  });
  it("promises no cubes to who is on trial", async () => {
    const { container } = await show("new-salem-pick", ({ aids }) => ({
      aids: { ...aids, places_cubes: aids.places_cubes.map(() => false) },
    }));
    const cards = [...container.querySelectorAll(".ns-hand .cards button")];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      expect(card.textContent).toContain("no cubes while you are on trial");
      expect(card.querySelectorAll(".ns-print use").length).toBe(0);
    }
  });
  it("opens a district with whole cards and closes it with Escape", async () => {
    const { container } = await show("new-salem-pick"),
      { board } = viewOf("new-salem-pick");
    one(container, ".ns-town .ns-head").click();
    await waitFor(() => expect(container.querySelector(".ns-opened")).not.toBeNull());
    expect(container.querySelectorAll(".ns-opened .ns-building").length).toBe(board.towns[1]?.length);
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(container.querySelector(".ns-opened")).toBeNull());
  });
  it("speaks the board, every seat, the hand and what can be done", () => {
    const told = need(newSalem(tableOf("new-salem-pick") as Table<Board, Aids>).told, "told"),
      { board, legal } = viewOf("new-salem-pick");
    const words = [
      ...told.board(),
      ...board.towns.flatMap((_, seat) => told.seat(seat)),
      ...need(told.hand, "hand")(),
      ...need(told.moves, "moves")(),
    ];
    for (const sentence of words) expect(sentence).not.toMatch(/ns-|undefined|null|\{|\$/);
    expect(told.board()[0]).toMatch(/^Despair \d+ of \d+/);
    expect(told.seat(0).join(" ")).toContain("You are ");
    expect(told.seat(1).join(" ")).not.toMatch(/You are |You saw/);
    expect(need(told.hand, "hand")().length).toBe(board.hands[0]?.length);
    expect(need(told.moves, "moves")().length).toBe(legal.length);
    for (const action of legal)
      expect(told.outcome?.(action)).toMatch(
        /^\w+: (\d hope, \d despair(, removes [1-9] despair)?|no cubes .*); \d points? for you$/,
      );
  });
  it("turns the characters one by one and tells nothing before", async () => {
    const { container } = await show("new-salem-over"),
      { despair } = need(viewOf("new-salem-over").board.final, "final"),
      { players } = recorded("new-salem-over").view;
    const shown = () => container.querySelectorAll(".ns-final .cast > .shown").length,
      step = () => one(container, ".ns-final").dataset.step;
    expect([shown(), step()]).toEqual([0, "1"]);
    expect(one(container, ".say").textContent).not.toContain("wins");
    expect(container.querySelectorAll(".ns-final .back").length).toBe(players);
    expect(container.querySelector(".cast .puritan, .cast .witch, .true, .false, .points, .best")).toBeNull();
    for (let n = 1; n <= players; n++) {
      fireEvent.keyDown(document.body, { key: "e" });
      await waitFor(() => expect(shown()).toBe(n));
    }
    for (const n of ["2", "3", "4"]) {
      fireEvent.keyDown(document.body, { key: "e" });
      await waitFor(() => expect(step()).toBe(n));
    }
    expect(one(container, ".ns-final .ns-night-sum b").textContent).toContain(String(despair));
    expect(one(container, ".say").textContent).toContain("wins");
    fireEvent.keyDown(document.body, { key: "e" });
    await waitFor(() => expect(container.querySelector(".won")).not.toBeNull());
    expect(container.querySelectorAll(DISTRICT).length).toBe(players);
    expect(container.querySelector(DISTRICT)?.classList.contains("won")).toBe(true);
  });
  it("shows the own character before the first choice, once", async () => {
    localStorage.removeItem("approdo.salem-role");
    const first = ({ board }: View<Board, Aids>) => ({
      board: { ...board, builds: [], picks: board.picks.map(() => null) },
    });
    const { container } = await show("new-salem-pick", first);
    const scene = one(container, ".ns-role");
    expect(scene.textContent).not.toMatch(/You are/);
    one(scene, ".btn.primary").click();
    await waitFor(() => expect(scene.textContent).toMatch(/You are a (puritan|witch)/));
    one(scene, ".btn.primary").click();
    await waitFor(() => expect(container.querySelector(".ns-role")).toBeNull());
    cleanup();
    const again = await show("new-salem-pick", first);
    expect(again.container.querySelector(".ns-role")).toBeNull();
  });
  it("leaves the own character to the coach where a lesson is given", async () => {
    localStorage.removeItem("approdo.salem-role");
    const first = ({ board }: View<Board, Aids>) => ({
        board: { ...board, builds: [], picks: board.picks.map(() => null) },
      }),
      { container, store } = await show("new-salem-pick", first);
    expect(container.querySelector(".ns-role")).not.toBeNull();
    const message = store.arrived.value;
    store.receive({ ...message, table: { ...message.table, lesson: { id: "first", step: 0, steps: 2 } } });
    await waitFor(() => expect(container.querySelector(".ns-role")).toBeNull());
  });
});

describe("a trial", () => {
  const concerned = (may: boolean) => {
    const opened = vi.fn(),
      play = {
        open: opened,
        table: {
          width: { value: "desktop" },
          say: (key: string) => key,
          legal: { value: { of: (kind: string) => (may && kind === "accuse" ? [{}] : []) } },
        },
      } as unknown as Play,
      dropped = vi.fn(),
      store = {
        alerts: {
          now: { value: { text: "You go on trial", event: { kind: "trial" } } },
          answer: ({ kind }: { kind: string }) => defence(play, kind),
          drop: dropped,
        },
      } as unknown as TableStore;
    return { ...render(<AlertNote store={store} />), opened, dropped };
  };
  it("tells the accused with two buttons: read, or a defence that opens what can be said", () => {
    const { getAllByRole, opened, dropped } = concerned(true),
      [read, defend] = getAllByRole("button");
    fireEvent.click(need(read, "read"));
    expect(dropped).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
    fireEvent.click(need(defend, "defend"));
    expect(dropped).toHaveBeenCalledTimes(2);
    expect(opened).toHaveBeenCalledWith("talk");
  });
  it("offers no defence to who may not speak now", () => {
    expect(concerned(false).getAllByRole("button")).toHaveLength(1);
  });
});
