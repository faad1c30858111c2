import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import { TablePage } from "../src/pages/table";
import { recorded, speakAs, tableOf } from "./helpers";

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
    return page;
  };
  it("offers what can be bought and says why not of the rest", async () => {
    const { container } = await show("new-england-turn"),
      legal = recorded("new-england-turn").view!.legal;
    const kinds = new Set(legal.filter(a => a.action.kind === "buy").map(a => a.action.item));
    const offered = (
      recorded("new-england-turn").view!.board as { offer: { item: string | null }[] }
    ).offer.filter(o => o.item && kinds.has(o.item));
    expect(container.querySelectorAll(".item.can").length).toBe(offered.length);
    expect(container.querySelector(".item.no span")!.textContent).toContain(
      "no undeveloped tile on the coast",
    );
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
  });
  it("ropes every space for a tile and plays the one clicked", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container } = await show("new-england-lay");
    const lays = recorded("new-england-lay").view!.legal.filter(a => a.action.kind === "lay-tile"),
      ropes = container.querySelectorAll("svg.map .legal");
    expect(ropes.length).toBe(lays.length);
    fireEvent.click(ropes[0]!);
    await waitFor(() => expect(act).toHaveBeenCalled());
    expect(lays.map(a => a.id)).toContain(act.mock.calls[0]![3]);
  });
  it("narrows a start tile down to one place in two clicks", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container } = await show("new-england-start");
    const before = container.querySelectorAll("svg.map .legal").length;
    fireEvent.click(container.querySelector("svg.map .legal")!);
    await waitFor(() => expect(container.querySelectorAll("svg.map .legal").length).toBeLessThan(before));
    const second = container.querySelectorAll("svg.map .legal");
    expect(second.length).toBeLessThanOrEqual(4);
    fireEvent.click(second[0]!);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  });
});
