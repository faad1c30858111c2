import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import type { Aids, Board } from "../src/games/neuland/model";
import { wayBetween, waysOf } from "../src/games/neuland/model";
import { TablePage } from "../src/pages/table";
import { recorded, source, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const keys = (text: string) => text.split("\n").flatMap(line => /^([\w-]+) =/.exec(line)?.[1] ?? []);

describe("Neuland's board", () => {
  beforeEach(() => speakAs("en", "neuland"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.nl-map")).not.toBeNull(), { timeout: 8000 });
    return { ...page, store, view: recorded(name).view! };
  };
  it("ropes every place where something can be produced, with its time, and every end of the turn", async () => {
    const { container, view } = await show("neuland-act");
    const places = new Set(view.legal.filter(a => a.action.kind === "produce").map(a => a.action.place));
    expect(container.querySelectorAll("svg.map .legal:not(.nl-end)").length).toBe(places.size);
    expect(container.querySelectorAll("svg.map .nl-end").length).toBe(
      view.legal.filter(a => a.action.kind === "end-turn").length,
    );
    expect(
      container.querySelector("svg.map .legal[aria-label*='b3.2']")!.getAttribute("aria-label"),
    ).toContain("time 3");
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
  });
  it("says what spoils, on the land and among the goods", async () => {
    const { container, view } = await show("neuland-act");
    expect(container.querySelectorAll(".nl-goods .bad").length).toBe((view.aids as Aids).spoils.length);
  });
  it("shows where a building from the display may go, and builds it", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, view } = await show("neuland-act");
    fireEvent.click(
      [...container.querySelectorAll(".nl-work.can")].find(b => b.textContent.startsWith("mine"))!,
    );
    const mines = view.legal.filter(a => a.action.kind === "build" && a.action.building === "mine");
    await waitFor(() =>
      expect(container.querySelectorAll("svg.map .legal:not(.nl-end)").length).toBe(mines.length),
    );
    const rope = container.querySelector("svg.map .legal:not(.nl-end)")!;
    fireEvent.click(rope);
    await waitFor(() =>
      expect(container.querySelectorAll(".prompt .nl-way").length).toBe(Math.min(4, waysOf(mines[0]).length)),
    );
    fireEvent.click(container.querySelector(".prompt .nl-way")!);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(mines.map(a => a.id)).toContain(act.mock.calls[0]![3]);
  });
  it("hands over by itself the goods of the way that was chosen", async () => {
    let answer = (_: { seq: number }): void => undefined;
    const act = vi.spyOn(api, "act").mockImplementation(
        () =>
          new Promise<never>(done => {
            answer = done as never;
          }),
      ),
      { container, store } = await show("neuland-act");
    fireEvent.click(container.querySelector("svg.map .legal[aria-label^='Produce wool']")!);
    await waitFor(() => expect(container.querySelector(".prompt .nl-way")).not.toBeNull());
    fireEvent.click(container.querySelector(".prompt .nl-way")!);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    const asked = recorded("neuland-pay"),
      food = asked.view!.legal.find(a => a.action.place === "e2.1")!;
    store.receive({ ...asked, seq: 9999 });
    answer({ seq: 9999 });
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(act.mock.calls[1]![3]).toBe(food.id);
  });
  it("numbers the steps of a plan and does the first one", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, view } = await show("neuland-act");
    const plan = (view.aids as Aids).plans.find(p => p.good === "wool")!;
    fireEvent.click(
      [...container.querySelectorAll(".nl-goals button")].find(b => b.textContent.startsWith("wool"))!,
    );
    await waitFor(() => expect(container.querySelectorAll(".nl-plan li").length).toBe(plan.steps.length));
    fireEvent.click(container.querySelector(".nl-go button")!);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(view.legal.find(a => a.id === act.mock.calls[0]![3])!.action).toMatchObject({
      kind: "produce",
      place: plan.steps[0]!.place,
    });
  });
  it("offers each order of drawn minerals as a pile", async () => {
    const { container, view } = await show("neuland-stack");
    expect([...container.querySelectorAll(".nl-order")].map(b => b.getAttribute("aria-label"))[0]).toBe(
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
  it("carries goods over neighbouring hexes, one per step", () => {
    const way = wayBetween([-2, 2], [1, -1]);
    expect(way.length).toBe(4);
    for (const [i, [q, r]] of way.slice(1).entries())
      expect(
        Math.max(
          Math.abs(q - way[i]![0]),
          Math.abs(r - way[i]![1]),
          Math.abs(q + r - way[i]![0] - way[i]![1]),
        ),
      ).toBe(1);
  });
  it("has the same texts in both languages", () => {
    expect(keys(source("src/games/neuland/it.ftl"))).toEqual(keys(source("src/games/neuland/en.ftl")));
  });
});
