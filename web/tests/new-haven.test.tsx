import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import { area, chains, ground, quarters, WIDE, type Board } from "../src/games/new-haven/model";
import { TablePage } from "../src/pages/table";
import { recorded, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("geometry", () => {
  it("turns a tile a quarter to the right", () => {
    expect(quarters("RRST")).toEqual(["stone", "stone", "sheep", "timber"]);
    expect(quarters("RRST", 1)).toEqual(["timber", "stone", "stone", "sheep"]);
    expect(quarters("RRST", 4)).toEqual(quarters("RRST"));
  });
  it("knows the area in play", () =>
    expect(area((recorded("new-haven-lay").view!.board as Board).spaces)).toEqual({
      left: 0,
      top: 0,
      across: 7,
      down: 7,
    }));
  it("outlines exactly as many quadrants as the server counts", () => {
    const view = recorded("new-haven-lay").view!,
      { spaces } = view.board as Board;
    for (const { action, effect } of view.legal.filter(a => a.action.kind === "lay-tile")) {
      const space = spaces.findIndex(s => s.name === action.space),
        land = ground(spaces, { space, tile: quarters(action.tile as string, action.turn as number) });
      const found = [...chains(land, space)],
        counted = Object.fromEntries(
          Object.keys((effect as { harvest: object }).harvest).map(r => [
            r,
            found.filter(q => land[q] === r).length,
          ]),
        );
      expect(counted).toEqual((effect as { harvest: object }).harvest);
      expect(found.every(q => q < WIDE * WIDE)).toBe(true);
    }
  });
});

describe("table page", () => {
  beforeEach(() => speakAs("en"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.map")).not.toBeNull());
    return { store, ...page };
  };
  it("shows prompt, players, log and a rope round every space a tile may go to", async () => {
    const { container, getByText } = await show("new-haven-lay");
    expect(container.querySelector(".say")!.textContent).toBe("Lay a harvest tile on a free space.");
    const free = new Set(recorded("new-haven-lay").view!.legal.map(a => a.action.space));
    expect(container.querySelectorAll("svg.map .legal").length).toBe(free.size);
    expect(container.querySelectorAll(".pl").length).toBe(4);
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
    getByText("since your last turn");
  });
  it("previews a space, turns with R, settles by a click and lays with the seal", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { container, store } = await show("new-haven-lay");
    const space = container.querySelector("svg.map .legal")!,
      name = space.getAttribute("aria-label")!.split(",")[0];
    fireEvent.click(space);
    fireEvent.keyDown(document.body, { key: "r" });
    fireEvent.keyDown(document.body, { key: "e" });
    const wanted = store.now.value!.legal.find(a => a.action.space === name && a.action.turn === 1)!;
    expect(act).toHaveBeenCalledWith("sample", 0, store.message.value!.decision, wanted.id);
    await waitFor(() => expect(store.refusal.value).not.toBeNull());
  });
  it("ropes the village spaces of the chosen building and no others", async () => {
    const { container } = await show("new-haven-build");
    const legal = recorded("new-haven-build").view!.legal.filter(a => a.action.kind === "build");
    const pick = container.querySelector(".discs .legal")!,
      chosen = legal.find(
        a => pick.getAttribute("aria-label") === String(a.action.building).replace("-", " "),
      )!.action.building;
    fireEvent.click(pick);
    await waitFor(() =>
      expect(container.querySelectorAll("svg.village .legal").length).toBe(
        new Set(legal.filter(a => a.action.building === chosen).map(a => a.action.plot)).size,
      ),
    );
  });
  it("shows the standings with everyone's breakdown at the end", async () => {
    const { container } = await show("new-haven-over"),
      outcome = recorded("new-haven-over").view!.outcome!;
    expect([...container.querySelectorAll(".ranks .total")].map(e => Number(e.textContent))).toEqual(
      outcome.ranking.flat().map(s => outcome.scores[s]),
    );
    expect(container.textContent).not.toContain("$");
  });
  it("offers nothing while the reader looks back", async () => {
    const { container, store } = await show("new-haven-lay"),
      message = recorded("new-haven-lay");
    store.past.value = { step: 3, steps: 9, view: { ...message.view!, step: 3 }, log: [], seat: 0 };
    await waitFor(() => expect(container.querySelectorAll("svg.map .legal").length).toBe(0));
  });
});
