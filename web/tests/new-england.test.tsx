import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import type { Table } from "../src/games/board";
import create from "../src/games/new-england";
import type { Aids, Board } from "../src/games/new-england/model";
import { need, nth } from "../src/lookup";
import type { NewEnglandAids, NewEnglandFigureEffect } from "../src/server";
import { announced } from "../src/state/announce";
import { TablePage } from "../src/table/page";
import { one, recorded, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("New England's board", () => {
  beforeEach(() => speakAs("en", "new-england"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.ne-map")).not.toBeNull());
    return { ...page, store };
  };
  it("offers what can be bought and says why not of the rest", async () => {
    const { container } = await show("new-england-turn"),
      legal = recorded("new-england-turn").view.legal;
    const kinds = new Set(legal.filter(a => a.action.kind === "buy").map(a => a.action.item));
    const offered = (
      recorded("new-england-turn").view.board as { offer: { item: string | null }[] }
    ).offer.filter(o => o.item && kinds.has(o.item));
    expect(container.querySelectorAll(".item.can").length).toBe(offered.length);
    const refused = one(container, ".item.no");
    expect(one(refused, "span").textContent).not.toContain("no undeveloped tile");
    fireEvent.focus(refused);
    await waitFor(() =>
      expect(one(container, ".prompt").textContent).toContain("no undeveloped tile on the coast"),
    );
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
  });
  it("asks who ends the turn whether something was forgotten, but not because a pilgrim could still move", async () => {
    const { store } = await show("new-england-turn"),
      { view } = need(store.message.value, "message"),
      legal = need(view, "view").legal,
      end = need(
        legal.find(a => a.action.kind === "end-turn"),
        "end-turn",
      );
    expect(store.commands.leavesMoves(end)).toBe(true);
    const moved = { ...end, id: end.id + 1, action: { kind: "move", source: "B2", target: "C2" } };
    need(view, "view").legal = [end, moved];
    expect(store.commands.leavesMoves(end)).toBe(false);
  });
  it("ropes every space for a tile and plays the one clicked", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container } = await show("new-england-lay");
    const lays = recorded("new-england-lay").view.legal.filter(a => a.action.kind === "lay-tile"),
      ropes = container.querySelectorAll("svg.map .legal");
    expect(ropes.length).toBe(lays.length);
    fireEvent.click(need(ropes[0], "ropes"));
    await waitFor(() => expect(act).toHaveBeenCalled());
    expect(lays.map(a => a.id)).toContain(nth(act.mock.calls, 0, "calls")[3]);
  });
  it("shows whose start tiles are still to come, and takes one's own in hand", async () => {
    const { container } = await show("new-england-start"),
      { starts, seats } = recorded("new-england-start").view.board as Board;
    expect(container.querySelectorAll(".ne-families .on").length).toBe(
      starts.filter(s => s.seat !== recorded("new-england-start").seat).length,
    );
    expect(container.querySelectorAll(".ne-families li").length).toBe(seats.length - 1);
    const field = need(
      [...container.querySelectorAll(".ne-hand button")].find(b => b.textContent === "field"),
      "the field",
    );
    fireEvent.click(field);
    await waitFor(() => expect(field.getAttribute("aria-pressed")).toBe("true"));
    fireEvent.focus(one(container, "svg.map .legal"));
    await waitFor(() =>
      expect(container.querySelectorAll("svg.map g[opacity='.72'] [href='#ne-field']").length).toBe(2),
    );
  });
  it("narrows a start tile down to one place in two clicks", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, store } = await show("new-england-start");
    const before = container.querySelectorAll("svg.map .legal").length;
    fireEvent.click(one(container, "svg.map .legal"));
    await waitFor(() => expect(container.querySelectorAll("svg.map .legal").length).toBeLessThan(before));
    const second = container.querySelectorAll("svg.map .legal");
    expect(second.length).toBeLessThanOrEqual(4);
    fireEvent.click(need(second[0], "second"));
    await waitFor(() => expect(store.commands.asked.value).not.toBeNull());
    store.commands.choose(need(store.commands.asked.value, "asked"), true);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  });
  it("shows where an item of the offer could go in colours that exist", async () => {
    const { container } = await show("new-england-turn");
    const pilgrim = [...container.querySelectorAll(".item")].find(i =>
      i.textContent?.toLowerCase().includes("pilgrim"),
    );
    fireEvent.focus(need(pilgrim, "pilgrim"));
    const { cards } = recorded("new-england-turn").view.aids as NewEnglandAids,
      places = need(cards?.pilgrim as { spaces: string[] } | undefined, "pilgrim").spaces;
    await waitFor(() => {
      const drawn = one(container, 'svg.map path[stroke-dasharray="6 4"]');
      expect(drawn.getAttribute("d")?.match(/M/g)?.length).toBe(places.length);
      expect(drawn.getAttribute("fill")).toBe("var(--rope-b)");
    });
  });
  it("takes a figure to a start tile by either of its spaces, and shows the whole tile", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container } = await show("new-england-figure"),
      { legal } = recorded("new-england-figure").view,
      second = nth(legal, 1, "legal");
    expect((second.effect as NewEnglandFigureEffect).tile).toHaveLength(2);
    const rope = nth([...container.querySelectorAll("svg.map .legal")], 1, "ropes");
    fireEvent.focus(rope);
    await waitFor(() =>
      expect(one(container, "svg.map .selected-line").getAttribute("d")?.match(/M/g)).toHaveLength(2),
    );
    fireEvent.click(rope);
    await waitFor(() => expect(act).toHaveBeenCalled());
    expect(nth(act.mock.calls, 0, "calls")[3]).toBe(second.id);
  });
  it("takes a figure up by either half of its start tile, and puts it back with Escape", async () => {
    const { container, store } = await show("new-england-figure"),
      view = need(store.now.value, "now"),
      board = view.board as Board,
      moved = {
        ...view,
        board: {
          ...board,
          spaces: board.spaces.map(s => (s.name === "H1" ? { ...s, figure: "pilgrim" } : s)),
        },
        prompt: { key: "prompt-turn", args: {} },
        legal: ["D5", "D6"].map((target, i) => ({
          id: 9000 + i,
          action: { kind: "move", origin: "H1", target },
          label: { label: "action-move", args: { origin: "H1", target } },
        })),
      };
    store.receive({ ...recorded("new-england-figure"), seq: 999, view: { ...moved, step: view.step + 1 } });
    const second = () => one(container, 'svg.map [data-cell="H2"]');
    await waitFor(() => expect(second().getAttribute("aria-label")).toContain("with a pilgrim"));
    fireEvent.click(second());
    expect(announced.value).toBe("Taken up: pilgrim on H1. It can go to 2 spaces: D5 and D6.");
    await waitFor(() => expect(container.querySelectorAll("svg.map [data-legal]").length).toBe(2));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(announced.value).toBe("Put back.");
    await waitFor(() => expect(second().hasAttribute("data-legal")).toBe(true));
  });
  it("keeps the focus on a space that becomes the first half of a start tile, and says which can follow", async () => {
    const { container } = await show("new-england-start"),
      first = one(container, 'svg.map [data-cell="A1"]');
    expect(first.getAttribute("aria-label")).toBe("A1: free, on the coast. First half of the start tile.");
    first.focus();
    fireEvent.keyDown(first, { key: "Enter" });
    expect(announced.value).toBe("A1 chosen. Then one of: B1 and A2.");
    await waitFor(() => expect(first.getAttribute("aria-pressed")).toBe("true"));
    expect(document.activeElement).toBe(first);
    expect(one(container, 'svg.map [data-cell="B1"]').getAttribute("aria-label")).toBe(
      "B1: free, on the coast. Start tile settlement on A1+B1.",
    );
  });
  it("leaves nothing of play on the board when the game is over", async () => {
    const { container, store } = await show("new-england-turn"),
      view = need(store.now.value, "now");
    store.receive({
      ...recorded("new-england-turn"),
      seq: 999,
      view: { ...view, step: view.step + 1, over: true, legal: [], actors: [], prompt: null },
    });
    await waitFor(() => expect(container.querySelector(".ne-offer")).toBeNull());
    const strip = one(container, ".strip").textContent;
    expect(strip).not.toMatch(/If it ended now|open|income after buying/);
    expect(strip).toContain("Most figures");
  });
});

describe("in words", () => {
  const show = async (name: string) => {
    const page = render(<TablePage store={tableOf(name)} />);
    await waitFor(() => expect(page.container.querySelector("svg.ne-map")).not.toBeNull());
    return page.container;
  };
  const label = (root: ParentNode, cell: string) =>
    one(root, `[data-cell="${cell}"]`).getAttribute("aria-label");
  const FIXTURES = ["start", "turn", "use"].map(name => `new-england-${name}`);

  it.each(["en", "it"])("names every cell (%s)", async language => {
    speakAs(language, "new-england");
    for (const fixture of FIXTURES) {
      const root = await show(fixture),
        { spaces, offer } = recorded(fixture).view.board as Board,
        cells = [...root.querySelectorAll("[data-cell]")];
      for (const cell of cells) {
        expect(cell.getAttribute("data-cell")).not.toBe("");
        expect(cell.getAttribute("aria-label") ?? "").toMatch(/\S/);
        expect(cell.getAttribute("aria-label")).not.toMatch(/\b(ne|item|action)-[a-z]|\$|undefined/);
      }
      expect(
        cells.map(cell => cell.getAttribute("data-cell")).filter(name => /^[A-K][1-9]$/.test(name ?? "")),
      ).toEqual(spaces.map(({ name }) => name));
      expect(root.querySelectorAll(".item[data-cell]").length).toBe(offer.length);
      expect(root.querySelectorAll('[data-cell^="marker-"]').length).toBe(10);
      cleanup();
    }
  });
  it("says whose land it is, what stands there, and what a card means", async () => {
    speakAs("en", "new-england");
    const root = await show("new-england-turn");
    expect(label(root, "A2")).toBe("A2: pasture of Winslow, with a pilgrim");
    expect(label(root, "C9")).toBe("C9: settlement of your family, Palmer, start tile with D9");
    expect(label(root, "C4")).toBe("C4: field of your family, Palmer, developed, start tile with C5");
    expect(label(root, "A1")).toBe("A1: free, on the coast");
    expect(label(root, "marker-4")).toBe("Marker 4: Palmer");
    expect(label(root, "marker-5")).toBe("Marker 5, free");
    const offer = (recorded("new-england-turn").view.board as Board).offer,
      pilgrim = label(root, `offer-${offer.findIndex(o => o.item === "pilgrim") + 1}`);
    expect(pilgrim).toContain("Red number: 1 point. A pilgrim brings 1 shilling more at each income");
    expect(pilgrim).toContain("Buy pilgrim. It costs 4 shillings; you keep 10. 1 point.");
    const ship = one(root, `[data-cell="offer-${offer.findIndex(o => o.item === "ship") + 1}"]`);
    expect(ship.hasAttribute("data-legal")).toBe(false);
    expect(ship.getAttribute("aria-label")).toContain("no undeveloped tile on the coast");
  });
  it("marks what is legal and what is one's own", async () => {
    speakAs("en", "new-england");
    const root = await show("new-england-lay"),
      { legal, board, viewer } = recorded("new-england-lay").view,
      at = (mark: string) =>
        [...root.querySelectorAll<SVGElement>(`svg.map [${mark}]`)].map(e => e.dataset.cell).sort();
    expect(at("data-legal")).toEqual(legal.map(a => String(a.action.space)).sort());
    expect(at("data-own").filter(cell => !cell?.startsWith("marker"))).toEqual(
      (board as Board).spaces.flatMap(s => ("seat" in s && s.seat === viewer ? [s.name] : [])).sort(),
    );
  });
  it("tells the coast, a family, the purse and the moves", async () => {
    speakAs("en", "new-england");
    await show("new-england-turn");
    const told = need(create(tableOf("new-england-turn") as Table<Board, Aids>).told, "told");
    expect(told.board()[0]).toBe("Round 6.");
    expect(told.board()).toContain("most pilgrims, 4 points: Marco.");
    expect(told.seat(0)[0]).toBe("You, Palmer: 12 points, 14 shillings, income 4 shillings, marker 4.");
    expect(told.seat(0)).toContain("Fields, developed: C4, C5 and C6.");
    expect(told.seat(1)).toContain("Pilgrims: I2, F5 and G5.");
    expect(told.hand?.()[0]).toBe("You have 14 shillings.");
    const moves = need(told.moves?.(), "moves");
    expect(moves[0]).toMatch(/^Buy (barn|pilgrim)\. It costs 4 shillings; you keep 10\. 1 point\.$/);
    expect(moves.at(-1)).toBe("End the turn. You receive 4 shillings.");
  });
});
