import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import create from "../src/games/neuland";
import type { Aids, Board } from "../src/games/neuland/model";
import { wayBetween, waysOf } from "../src/games/neuland/model";
import { waysInWords } from "../src/games/neuland/parts/words";
import { need, nth } from "../src/lookup";
import { announced } from "../src/state/announce";
import { TablePage } from "../src/table/page";
import { one, recorded, source, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const keys = (text: string) => text.split("\n").flatMap(line => /^([\w-]+) =/.exec(line)?.[1] ?? []);

/** A server that takes an action and answers when it is told to. */
function heldUp() {
  let done = (_: { seq: number }): void => undefined;
  const act = vi.spyOn(api, "act").mockImplementation(
    () =>
      new Promise<never>(settle => {
        done = settle as never;
      }),
  );
  return { act, answer: (told: { seq: number }) => done(told) };
}

describe("Neuland's board", () => {
  beforeEach(() => speakAs("en", "neuland"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.nl-map")).not.toBeNull(), { timeout: 8000 });
    return { ...page, store, view: recorded(name).view };
  };
  it("ropes every place where something can be produced, with its time, and every end of the turn", async () => {
    const { container, view } = await show("neuland-act");
    const places = new Set(view.legal.filter(a => a.action.kind === "produce").map(a => a.action.place));
    expect(container.querySelectorAll("svg.map .legal:not(.nl-end)").length).toBe(places.size);
    expect(container.querySelectorAll("svg.map .nl-end").length).toBe(
      view.legal.filter(a => a.action.kind === "end-turn").length,
    );
    expect(one(container, "svg.map .legal[aria-label*='b3.2']").getAttribute("aria-label")).toContain(
      "time 3",
    );
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
  });
  it("says under the board why a click on bare ground does nothing", async () => {
    const { container, store } = await show("neuland-act");
    fireEvent.click(one(container, "svg.map .nl-why[aria-label*='free slots']"));
    expect(store.errands.refusal.value?.text).toBe("Choose a building from the display first.");
  });
  it("says what spoils, on the land and among the goods", async () => {
    const { container, view } = await show("neuland-act");
    expect(container.querySelectorAll(".nl-goods .bad").length).toBe((view.aids as Aids).spoils.length);
  });
  it("shows where a building from the display may go, and builds it", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, view } = await show("neuland-act");
    fireEvent.click(
      need(
        [...container.querySelectorAll(".nl-work.can")].find(b => b.textContent.startsWith("mine")),
        "list",
      ),
    );
    const mines = view.legal.filter(a => a.action.kind === "build" && a.action.building === "mine");
    await waitFor(() =>
      expect(container.querySelectorAll("svg.map .legal:not(.nl-end)").length).toBe(mines.length),
    );
    const rope = one(container, "svg.map .legal:not(.nl-end)");
    fireEvent.click(rope);
    await waitFor(() =>
      expect(container.querySelectorAll(".prompt .nl-way").length).toBe(Math.min(4, waysOf(mines[0]).length)),
    );
    fireEvent.click(one(container, ".prompt .nl-way"));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(mines.map(a => a.id)).toContain(nth(act.mock.calls, 0, "calls")[3]);
  });
  it("hands over by itself the goods of the way that was chosen", async () => {
    const { act, answer } = heldUp(),
      { container, store } = await show("neuland-act");
    fireEvent.click(one(container, "svg.map .legal[aria-label*='Produce wool']"));
    await waitFor(() => expect(container.querySelector(".prompt .nl-way")).not.toBeNull());
    fireEvent.click(one(container, ".prompt .nl-way"));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    const asked = recorded("neuland-pay"),
      food = need(
        need(asked.view, "view").legal.find(a => a.action.place === "e2.1"),
        "legal",
      );
    store.receive({ ...asked, seq: 9999 });
    answer({ seq: 9999 });
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(nth(act.mock.calls, 1, "calls")[3]).toBe(food.id);
  });
  it("pays by itself for what was chosen from the list, as it was told there", async () => {
    const { act, answer } = heldUp(),
      { container, store } = await show("neuland-act");
    fireEvent.keyDown(document.body, { key: "/" });
    const field = await waitFor(() => one(container, "dialog input[type=search]"));
    fireEvent.input(field, { target: { value: "produce wool" } });
    fireEvent.click(await waitFor(() => one(container, "dialog .choice")));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    const asked = recorded("neuland-pay");
    store.receive({ ...asked, seq: 9999 });
    answer({ seq: 9999 });
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(asked.view.legal.map(({ id }) => id)).toContain(nth(act.mock.calls, 1, "calls")[3]);
  });
  it("numbers the steps of a plan and does the first one", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, view } = await show("neuland-act");
    const plan = need(
      (view.aids as Aids).plans.find(p => p.good === "wool"),
      "plans",
    );
    fireEvent.click(one(container, ".nl-goals button[title^=wool]"));
    await waitFor(() => expect(container.querySelectorAll(".nl-plan li").length).toBe(plan.steps.length));
    fireEvent.click(one(container, ".nl-go button"));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(
      need(
        view.legal.find(a => a.id === nth(act.mock.calls, 0, "calls")[3]),
        "legal",
      ).action,
    ).toMatchObject({
      kind: "build",
      building: nth(plan.steps, 0, "steps").building,
      hex: nth(plan.steps, 0, "steps").hex,
    });
  });
  it("tells which goods pay for a plan, and what the planner does not look at", async () => {
    const { container, view } = await show("neuland-act"),
      { plans, overlooks } = view.aids as Aids;
    const wood = need(
      plans.find(p => p.good === "wood"),
      "plans",
    );
    fireEvent.click(one(container, ".nl-goals button[title^=wood]"));
    await waitFor(() => expect(container.querySelectorAll(".nl-plan li").length).toBe(wood.steps.length));
    expect(one(container, ".nl-plan small").textContent).toBe("with food from e2");
    expect(container.querySelectorAll(".nl-overlooks li").length).toBe(overlooks.length);
    expect(one(container, ".nl-metal").textContent).toBe(
      `Metal markers left: ${(view.board as Board).metal_markers}`,
    );
  });
  it("says in words how a deed can be paid", async () => {
    const { container } = await show("neuland-act");
    fireEvent.click(one(container, "svg.map .legal[aria-label*='Produce wool']"));
    await waitFor(() => expect(container.querySelector(".prompt .nl-way")).not.toBeNull());
    expect([...container.querySelectorAll(".prompt .nl-way")].map(b => b.textContent)).toEqual([
      "food from e2, time 3",
      "food from e2, wheelbarrow, time 1",
    ]);
  });
  it("names the places where two ways to pay come from the same hex", async () => {
    const { store } = await show("neuland-act"),
      from = (place: string) => ({ time: 2, wheelbarrow: false, pay: [{ good: "food" as const, place }] });
    expect(waysInWords(store.say, ["b2.1", "a3.1", "a3.2"].map(from))).toEqual([
      "food from b2, time 2",
      "food from a3.1, time 2",
      "food from a3.2, time 2",
    ]);
  });
  it("lays no summary of the play over its end", async () => {
    const { container, store } = await show("neuland-act");
    store.voice.tell("It is your turn.");
    await waitFor(() => expect(container.querySelector(".note.told")).not.toBeNull());
    store.receive({ ...recorded("neuland-over"), seq: 1e6 });
    await waitFor(() => expect(container.querySelector(".ended")).not.toBeNull(), { timeout: 8000 });
    await waitFor(() => expect(container.querySelector(".note.told")).toBeNull(), { timeout: 1000 });
  });
  it("offers each order of drawn minerals as a pile", async () => {
    const { container, view } = await show("neuland-stack");
    expect([...container.querySelectorAll(".nl-order")].map(b => b.getAttribute("title"))[0]).toBe(
      "coal on top, coal in the middle, raw iron at the bottom",
    );
    expect(container.querySelectorAll(".nl-order").length).toBe(view.legal.length);
  });
  it("shows each stack with what comes next", async () => {
    const { container, view } = await show("neuland-settle"),
      stacks = Object.values((view.board as Board).stacks);
    expect(container.querySelectorAll(".nl-stacks .nl-work").length).toBe(stacks.length);
    expect(container.querySelectorAll(".nl-next").length).toBe(
      stacks.reduce((sum, s) => sum + s.left.length - 1, 0),
    );
  });
  it("names every hex with room, every building and every space of the timeline, the ends behind the deeds", async () => {
    const { container, view } = await show("neuland-act"),
      { hexes, timeline } = view.board as Board,
      cells = [...container.querySelectorAll<SVGElement>("svg.map [data-cell]")],
      names = cells.map(cell => need(cell.dataset.cell, "cell")),
      label = (name: string) => one(container, `[data-cell="${name}"]`).getAttribute("aria-label") ?? "";
    for (const { hex, terrain, slots } of hexes) {
      if (slots.includes(null)) expect(label(hex)).toContain(`${hex}, ${terrain}, `);
      for (const slot of slots) if (slot) expect(label(slot.place)).toContain(`${slot.place}, ${terrain}, `);
    }
    for (let space = 1; space <= timeline.spaces; space++)
      expect(label(`space-${space}`)).toMatch(/[Ss]pace/);
    expect(new Set(names).size).toBe(names.length);
    const legal = [...container.querySelectorAll<HTMLElement>(".table [data-legal]")];
    expect(legal.some(cell => cell.matches(".nl-end"))).toBe(false);
    expect(names.findIndex(name => name.startsWith("space-"))).toBeGreaterThan(
      names.indexOf(need(need(legal[0], "legal").dataset.cell, "cell")),
    );
    await waitFor(() =>
      expect(
        [...container.querySelectorAll("svg.map [tabindex='0']")].map(c => c.matches("[data-legal]")),
      ).toEqual([true]),
    );
    const own = [...container.querySelectorAll<SVGElement>("svg.map [data-own]")].map(c => c.dataset.cell);
    expect(own.sort()).toEqual(
      hexes
        .flatMap(h => h.slots)
        .filter(s => s && (s.worker === view.viewer || s.owner === view.viewer))
        .map(s => s?.place)
        .sort(),
    );
  });
  it("names everything beside the land too, and says what a press has done", async () => {
    const { container } = await show("neuland-act");
    for (const name of ["mine", "wheelbarrow", "banners", "goal-wool"])
      expect(container.querySelector(`.own [data-cell="${name}"]`)).not.toBeNull();
    fireEvent.click(one(container, ".own [data-cell=mine]"));
    expect(announced.value).toMatch(/^In hand: mine\. \d+ hexes?, from time \d+\.$/);
    fireEvent.click(one(container, ".own [data-cell=mine]"));
    expect(announced.value).toBe("Put back: mine.");
    fireEvent.click(one(container, ".own [data-cell=goal-wool]"));
    expect(announced.value).toMatch(/^wool: \d+ time.*Step 1: /);
  });
  it("asks why nothing can be done at a building, and does a pinned deed by the seal", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      why = vi.spyOn(api, "explain").mockResolvedValue({ text: "because", rules: [] } as never),
      { container, view } = await show("neuland-act"),
      shut = one(container, "svg.map .nl-why[data-cell*='.']");
    fireEvent.click(shut);
    await waitFor(() => expect(why).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(one(container, ".caption.why").textContent).toContain("because"));
    fireEvent.click(one(container, "svg.map .legal[aria-label*='Produce wool']"));
    await waitFor(() => expect(one(container, ".prompt .btn.primary").textContent).toContain("Do it"));
    fireEvent.click(one(container, ".prompt .btn.primary"));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(view.legal.find(a => a.id === nth(act.mock.calls, 0, "calls")[3])?.action.good).toBe("wool");
  });
  it("tells the land, a player, the goods and what can be done, banners before all", async () => {
    await show("neuland-act");
    const told = need(create(tableOf("neuland-act") as never).told, "told"),
      { board, viewer } = recorded("neuland-act").view,
      mine = (board as Board).hexes.flatMap(h => h.slots).filter(s => s?.worker === viewer);
    expect(told.board()[0]).toMatch(/^Timeline\. Time marker on space \d+/);
    expect(told.board().join(" ")).not.toMatch(/nl-|\$/);
    expect(need(told.hand, "hand")().length).toBe(Math.max(1, mine.length));
    expect(told.seat(0)[0]).toMatch(/banners placed \d+, still to place \d+/);
    const moves = need(told.moves, "moves")();
    expect(moves[0]).toMatch(/^Banners within reach this turn: \d with/);
    expect(moves.at(-2)).toMatch(/^Goods within reach this turn/);
    expect(moves.at(-1)).toMatch(/^The turn can end on/);
    expect(moves.join(" ")).not.toMatch(/nl-|\$/);
  });
  it("carries goods over neighbouring hexes, one per step", () => {
    const way = wayBetween([-2, 2], [1, -1]);
    expect(way.length).toBe(4);
    for (const [i, [q, r]] of way.slice(1).entries())
      expect(
        Math.max(
          Math.abs(q - nth(way, i, "way")[0]),
          Math.abs(r - nth(way, i, "way")[1]),
          Math.abs(q + r - nth(way, i, "way")[0] - nth(way, i, "way")[1]),
        ),
      ).toBe(1);
  });
  it("has the same texts in both languages", () => {
    expect(keys(source("src/games/neuland/it.ftl"))).toEqual(keys(source("src/games/neuland/en.ftl")));
  });
});
