import { signal } from "@preact/signals";
import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import type { Table } from "../src/games/board";
import create from "../src/games/new-haven";
import {
  type Aids,
  area,
  type Board,
  effectOf,
  ground,
  quadrantsOf,
  quarters,
} from "../src/games/new-haven/model";
import { tileKind } from "../src/games/new-haven/pieces";
import { handWords } from "../src/games/new-haven/words";
import { createPieces, type Lie } from "../src/games/pieces";
import { need, nth } from "../src/lookup";
import { announced } from "../src/state/announce";
import { upright, width } from "../src/state/settings";
import { TableStore } from "../src/state/table";
import { TablePage } from "../src/table/page";
import { one, recorded, speakAs, tableOf } from "./helpers";

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
    expect(area((recorded("new-haven-lay").view.board as Board).spaces)).toEqual({
      left: 0,
      top: 0,
      across: 7,
      down: 7,
    }));
  it("knows by the server which quadrants a harvest counts", () => {
    const view = recorded("new-haven-lay").view,
      { spaces } = view.board as Board;
    for (const one of view.legal.filter(a => a.action.kind === "lay-tile")) {
      const { harvest, joins = [] } = effectOf(one),
        { action } = one,
        space = spaces.findIndex(s => s.name === action.space),
        land = ground(spaces, { space, tile: quarters(String(action.tile), Number(action.turn)) }),
        counted = [...quadrantsOf(space), ...joins].map(q => land[q]);
      for (const [resource, n] of Object.entries(need(harvest, "harvest")))
        expect(counted.filter(r => r === resource).length).toBe(n);
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
    expect(one(container, ".say").textContent).toBe("Lay a harvest tile on a free space.");
    const free = new Set(recorded("new-haven-lay").view.legal.map(a => a.action.space));
    expect(container.querySelectorAll("svg.map .legal").length).toBe(free.size);
    expect(container.querySelectorAll(".pl").length).toBe(4);
    expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
    getByText("since your last turn");
  });
  it("previews a space, turns with R, settles by a press and lays with the second; E lays nothing", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { container, store } = await show("new-haven-lay");
    const space = one(container, "svg.map .legal"),
      name = space.dataset.cell;
    fireEvent.click(space);
    expect(announced.value).toContain(`${name}: `);
    fireEvent.keyDown(document.body, { key: "r" });
    expect(announced.value).toContain("turned right: above");
    fireEvent.keyDown(document.body, { key: "e" });
    expect(act).not.toHaveBeenCalled();
    expect(store.voice.said.value).toBe("Nothing to end yet. First: Lay, with Enter.");
    fireEvent.keyDown(one(container, `svg.map [data-cell="${name}"]`), { key: "Enter" });
    const wanted = need(
      need(store.now.value, "now").legal.find(a => a.action.space === name && a.action.turn === 1),
      "legal",
    );
    expect(act).toHaveBeenCalledWith("sample", 0, need(store.message.value, "message").decision, wanted.id);
    await waitFor(() => expect(store.errands.refusal.value).not.toBeNull());
  });
  it("holds the first tile of the hand, and another one is not laid on the space pointed out for the first", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now"));
    const { container } = await show("new-haven-lay");
    const tiles = [...container.querySelectorAll<HTMLElement>('[data-cell^="tile-"]')],
      name = one(container, "svg.map .legal").dataset.cell,
      space = () => one(container, `svg.map [data-cell="${name}"]`);
    expect(nth(tiles, 0, "tiles").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(space());
    fireEvent.click(nth(tiles, 1, "tiles"));
    fireEvent.click(space());
    expect(act).not.toHaveBeenCalled();
    fireEvent.click(space());
    expect(act).toHaveBeenCalledOnce();
  });
  it("keeps the seal where it is while an answer is on its way, so that Undo is not under the pointer", async () => {
    const { container, store } = await show("new-haven-build");
    const last = () => nth([...container.querySelectorAll<HTMLElement>(".acts > *")].slice(-1), 0, "acts"),
      before = last().textContent;
    expect(last().className).toContain("primary");
    store.errands.busy.value = true;
    await waitFor(() => expect(last().getAttribute("aria-disabled")).toBe("true"));
    expect(last().className).toContain("primary");
    expect(last().textContent?.startsWith(String(before).slice(0, 4))).toBe(true);
    store.errands.busy.value = false;
    await waitFor(() => expect(last().getAttribute("aria-disabled")).not.toBe("true"));
  });
  it("ropes the village spaces of the chosen building and no others", async () => {
    const { container } = await show("new-haven-build");
    const legal = recorded("new-haven-build").view.legal.filter(a => a.action.kind === "build");
    const pick = one(container, ".discs .legal"),
      chosen = pick.dataset.cell;
    fireEvent.click(pick);
    await waitFor(() =>
      expect(container.querySelectorAll("svg.village .legal").length).toBe(
        new Set(legal.filter(a => a.action.building === chosen).map(a => a.action.plot)).size,
      ),
    );
    expect(announced.value).toBe("Chosen: sheep 2; 3 places, d4, d3 and d2.");
  });
  it("turns to the village where one builds, and back to the map afterwards; the small map leads there, too", async () => {
    width.value = "tablet";
    upright.value = true;
    const { store, container } = await show("new-haven-build"),
      page = one(container, ".table");
    await waitFor(() => expect(page.dataset.tab).toBe("me"));
    expect(one(container, ".tabs [aria-selected=true]").dataset.tab).toBe("me");
    expect(container.querySelectorAll(".nh-aside .mini").length).toBe(3);
    expect(container.querySelectorAll(".nh-aside [data-piece]").length).toBe(0);
    fireEvent.click(one(container, ".nh-thumb"));
    await waitFor(() => expect(page.dataset.tab).toBe("board"));
    expect(one(container, ".tabs [aria-selected=true]").dataset.tab).toBe("board");
    store.tab.value = "me";
    const { view, ...message } = structuredClone(recorded("new-haven-build"));
    view.step += 1;
    view.actors = [(view.viewer ?? 0) + 1];
    store.receive({ ...message, seq: message.seq + 1, view });
    await waitFor(() => expect(page.dataset.tab).toBe("board"));
    width.value = "desktop";
    upright.value = false;
  });
  it("keeps the only building that can be built when it is pressed; Escape puts it back", async () => {
    const message = structuredClone(recorded("new-haven-build")),
      { view } = message,
      store = new TableStore("sample");
    view.legal = view.legal.filter(({ action }) => action.kind !== "build" || action.building === "sheep-2");
    store.receive(message);
    const { container } = render(<TablePage store={store} />);
    await waitFor(() => expect(container.querySelectorAll("svg.village .legal").length).toBe(3));
    fireEvent.click(one(container, ".discs .legal"));
    expect(announced.value).toContain("Chosen: sheep 2; 3 places, d4, d3 and d2.");
    expect(container.querySelectorAll("svg.village .legal").length).toBe(3);
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(container.querySelectorAll("svg.village .legal").length).toBe(0));
  });
  it("settles on a plot, turns the building, and builds with the second press", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container } = await show("new-haven-build");
    fireEvent.keyDown(document.body, { key: "1" });
    await waitFor(() => expect(container.querySelector("svg.village .legal")).not.toBeNull());
    const plot = one(container, 'svg.village [data-cell="d2"]');
    fireEvent.keyDown(plot, { key: "Enter" });
    expect(announced.value).toBe(
      "d2: build sheep 2, face up. Costs 2 sheep. Completes row 2. +2 colonists. Enter again builds; F turns it.",
    );
    fireEvent.keyDown(document.body, { key: "f" });
    expect(announced.value).toContain("d2: build sheep 2, face down.");
    await waitFor(() => expect(one(container, ".btn.primary").textContent).toContain("Build: 2 sheep"));
    fireEvent.keyDown(one(container, 'svg.village [data-cell="d2"]'), { key: "Enter" });
    const wanted = recorded("new-haven-build").view.legal.find(
      ({ action }) => action.building === "sheep-2" && action.plot === "d2" && action.face === "down",
    );
    await waitFor(() => expect(act).toHaveBeenCalled());
    expect(act.mock.calls[0]?.[3]).toBe(need(wanted, "wanted").id);
  });
  it("takes an open building by a press", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, store } = await show("new-haven-draw");
    store.commands.finals = new Set();
    fireEvent.click(one(container, 'svg.map [data-cell^="open-"][data-legal]'));
    await waitFor(() => expect(act).toHaveBeenCalled());
    const played = recorded("new-haven-draw").view.legal.find(a => a.id === act.mock.calls[0]?.[3]);
    expect(need(played, "played").action.kind).toBe("take-open");
  });
  it("outlines the chains that the previewed tile joins", async () => {
    const { container } = await show("new-haven-lay"),
      { joins = [] } = effectOf(recorded("new-haven-lay").view.legal[0]);
    expect(joins.length).toBeGreaterThan(0);
    fireEvent.focus(one(container, "svg.map .legal"));
    await waitFor(() => expect(container.querySelector(".nh-chains")).not.toBeNull());
    const corners = (one(container, ".nh-chains").getAttribute("d") ?? "").match(/M-?\d+ -?\d+/g) ?? [],
      columns = new Set(joins.map(q => (q % 14) * 50));
    for (const x of columns) expect(corners.some(c => c.startsWith(`M${x} `))).toBe(true);
  });
  it("names the lines that a building completes and what they bring", async () => {
    const { container } = await show("new-haven-build"),
      build = need(
        recorded("new-haven-build").view.legal.find(a => effectOf(a).completes?.length),
        "completing build",
      ),
      { building, plot } = build.action;
    fireEvent.click(one(container, `.discs .legal[data-cell="${building}"]`));
    await waitFor(() => expect(container.querySelector("svg.village .legal")).not.toBeNull());
    fireEvent.focus(one(container, `svg.village .legal[data-cell="${plot}"]`));
    await waitFor(() => expect(one(container, ".prompt").textContent).toContain("Completes row 2."));
    expect(one(container, ".prompt").textContent).toContain("+2 colonists.");
  });
  it("shows the charters with who holds them", async () => {
    const { container } = await show("new-haven-charters"),
      { charters } = recorded("new-haven-charters").view.board as Board,
      held = Object.values(charters).filter(holder => holder !== null);
    expect(container.querySelectorAll(".nh-charters li").length).toBe(6);
    expect(container.querySelectorAll(".nh-charters li svg").length).toBe(held.length);
  });
  it("shows the standings with everyone's breakdown at the end", async () => {
    const { container } = await show("new-haven-over"),
      outcome = need(recorded("new-haven-over").view.outcome, "outcome");
    expect([...container.querySelectorAll(".sources .total")].map(e => Number(e.textContent))).toEqual(
      outcome.ranking.flat().map(s => outcome.scores[s]),
    );
    expect(container.textContent).not.toContain("$");
  });
  it("offers nothing while the reader looks back", async () => {
    const { container, store } = await show("new-haven-lay"),
      message = recorded("new-haven-lay");
    store.lookback.past.value = {
      step: 3,
      steps: 9,
      view: { ...need(message.view, "view"), step: 3 },
      log: [],
      seat: 0,
    };
    await waitFor(() => expect(container.querySelectorAll("svg.map .legal").length).toBe(0));
  });
});

/** What of an element is not kept from the ear. */
function heardOf(element: Element): string {
  const heard = element.cloneNode(true) as Element;
  for (const hidden of heard.querySelectorAll("[aria-hidden]")) hidden.remove();
  return heard.textContent ?? "";
}

describe("in words", () => {
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.map")).not.toBeNull());
    return { store, ...page };
  };
  const label = (root: ParentNode, where: string, cell: string) =>
    one(root, `${where} [data-cell="${cell}"]`).getAttribute("aria-label");
  const FIXTURES = ["lay", "build", "charters"].map(name => `new-haven-${name}`);

  it.each(["en", "it"])("names every cell without codes (%s)", async language => {
    speakAs(language);
    for (const fixture of FIXTURES) {
      const { container } = await show(fixture),
        { spaces } = recorded(fixture).view.board as Board,
        cells = [...container.querySelectorAll("[data-cell]")];
      for (const cell of cells) {
        const said = cell.getAttribute("aria-label") ?? "";
        expect(cell.getAttribute("data-cell")).not.toBe("");
        expect(said).toMatch(/\S/);
        expect(said).not.toMatch(/\bnh-|[RSTW]{2}\/|[RSTW]{4}|\$/);
      }
      expect(
        [...container.querySelectorAll<SVGElement>("svg.map [data-cell]")]
          .map(cell => cell.dataset.cell ?? "")
          .filter(name => /^[a-g][1-7]$/.test(name)),
      ).toEqual(spaces.filter(s => s.kind !== "outside").map(s => s.name));
      expect(container.querySelectorAll("svg.village [data-cell]").length).toBe(30 + 11);
      cleanup();
    }
  });
  it("says what lies on a space, stands on a plot, is open and in hand", async () => {
    speakAs("en");
    const { container } = await show("new-haven-build");
    expect(label(container, "svg.map", "b4")).toBe("b4: above sheep and stone, below sheep and sheep");
    expect(label(container, "svg.map", "c4")).toBe("c4: free");
    expect(label(container, "svg.map", "open-1")).toBe("Open building 1 of 5: sheep 5");
    expect(label(container, "svg.map", "bag")).toBe("Buildings in the bag: 27");
    expect(label(container, "svg.map", "track")).toBe(
      "Resource track: 5 sheep, 1 stone, 0 wheat and 0 timber",
    );
    expect(label(container, "svg.village", "e6")).toBe("e6: stone 2, face down");
    expect(label(container, "svg.village", "a6")).toBe("a6: free, cost 6");
    expect(label(container, "svg.village", "1")).toBe("Row 1: 5 of 5 built, 1 colonist, complete");
    expect(label(container, ".own", "tile-1")).toBe(
      "Harvest tile 1: above stone and stone, below wheat and sheep",
    );
    expect(label(container, ".own", "timber-2")).toBe("Building timber 2: no place now");
  });
  it("says a tile of the log and of the list in words, not in letters", async () => {
    speakAs("en");
    const { container, store } = await show("new-haven-lay"),
      said = [...container.querySelectorAll(".log .entry")].map(heardOf);
    expect(said.join(" ")).not.toMatch(/[RSTW]{2}\//);
    expect(store.heard("You lay tile SW/RT on e5.")).toBe(
      "You lay tile sheep and wheat over stone and timber on e5.",
    );
    store.finder.value = true;
    await waitFor(() => expect(container.querySelector("dialog .choice")).not.toBeNull());
    const [first] = container.querySelectorAll("dialog .choice");
    expect(first?.textContent).toMatch(/[RSTW]{2}\//);
    expect(heardOf(need(first, "choice"))).toMatch(/^Lay \w+ and \w+ over \w+ and \w+ on [a-g][1-7]/);
  });
  it("marks what is legal and what is one's own", async () => {
    speakAs("en");
    const { container } = await show("new-haven-lay"),
      { legal, board } = recorded("new-haven-lay").view,
      free = new Set(legal.map(a => String(a.action.space))),
      marked = [...container.querySelectorAll<SVGElement>("svg.map [data-legal]")].map(e => e.dataset.cell),
      built = need((board as Board).seats[0], "seat").village.filter(Boolean);
    expect(new Set(marked)).toEqual(free);
    expect(container.querySelectorAll("svg.village [data-own]").length).toBe(built.length);
  });
  it("never shows the number of another's building that lies face down", async () => {
    speakAs("en");
    const { container } = await show("new-haven-lay"),
      { seats } = recorded("new-haven-lay").view.board as Board,
      rival = need(seats[1], "rival"),
      hidden = rival.village.findIndex(built => built && !built.up);
    fireEvent.click(need(container.querySelectorAll<HTMLElement>(".mini")[1], "mini"));
    await waitFor(() => expect(one(container, ".nh-village h2").textContent).toContain("Marco"));
    const said = container.querySelectorAll("svg.village .cell")[hidden]?.getAttribute("aria-label");
    expect(said).toMatch(/^[a-e][1-6]: a \w+ building, face down$/);
  });
  it("tells board, village, hand and moves in sentences, the best move first", async () => {
    speakAs("en");
    await show("new-haven-lay");
    const lay = need(create(tableOf("new-haven-lay") as Table<Board, Aids>).told, "told"),
      build = need(create(tableOf("new-haven-build") as Table<Board, Aids>).told, "told");
    expect(lay.board().slice(0, 3)).toEqual([
      "Turn 24 of 40.",
      "Left on the resource track: nothing.",
      "Open buildings: sheep 5, timber 1, wheat 4, sheep 3 and sheep 4.",
    ]);
    expect(lay.seat(0)[0]).toBe("You: 6 colonists; in hand 6 buildings and 2 tiles; shipment used.");
    expect(lay.hand?.()[0]).toBe("Harvest tile 1: above sheep and sheep, below stone and sheep.");
    /* What the six buildings in hand can use comes before a larger harvest that others would build with. */
    const moves = need(lay.moves?.(), "moves"),
      hand = need(lay.hand?.(), "hand").join(" "),
      usable = (resource: string) =>
        [...hand.matchAll(new RegExp(`${resource} (\\d)`, "g"))].reduce((n, m) => n + Number(m[1]), 0),
      used = moves.map(move =>
        [...move.matchAll(/(\d+) (sheep|stone|wheat|timber)/g)].reduce((n, [, amount, resource = ""]) => {
          const most = Math.min(Number(amount), usable(resource));
          return n + most - (Number(amount) - most) / 4;
        }, 0),
      );
    expect(moves[0]).toMatch(/^[a-g][1-7]: \d+ .*, tile [12], (not turned|turned (right|round|left))\.$/);
    expect(used).toEqual([...used].sort((a, b) => b - a));
    expect(build.moves?.()[0]).toBe(
      "d2: build sheep 2, face up. Costs 2 sheep. Completes row 2. +2 colonists.",
    );
    expect(build.moves?.().at(-1)).toBe("Pass (build no more).");
  });
  it("begins the list of actions with what is told, line for line", async () => {
    speakAs("en");
    for (const name of ["new-haven-lay", "new-haven-build"]) {
      const table = tableOf(name) as unknown as Table<Board, Aids>,
        told = need(create(table).told, "told"),
        worth = need(told.worth, "worth")(),
        ranked = [...table.legal.value.all].sort((a, b) => worth(b) - worth(a));
      for (const [place, line] of need(told.moves, "moves")().slice(0, 9).entries()) {
        const { space, plot, building } = need(ranked[place], "ranked").action;
        expect(line).toContain(String(space ?? plot ?? ""));
        if (building) expect(line).toContain(`build ${String(building).replace("-", " ")}`);
      }
    }
  });
  it("asks where a chosen building goes only when there is a place", async () => {
    const { container } = await show("new-haven-build");
    for (const [code, asked] of [
      ["timber-2", "Build in your village as much as you like."],
      ["sheep-2", "Where does sheep 2 go?"],
    ] as const) {
      fireEvent.keyDown(one(container, `.own [data-cell="${code}"]`), { key: "Enter" });
      await waitFor(() => expect(one(container, ".say").textContent).toBe(asked));
    }
    expect(announced.value).toMatch(/^Chosen: sheep 2; \d+ places?[.,]/);
  });
  it("counts the places of a building when there are many, and names a few", () => {
    speakAs("en");
    const { say } = tableOf("new-haven-lay"),
      named = handWords(say, "sheep-3", ["a1", "b1"], true),
      many = handWords(say, "sheep-3", ["a1", "b1", "c1", "d1", "e1", "a2", "b2"], true);
    expect(named).toBe("Building sheep 3: 2 places, a1 and b1");
    expect(many).toBe("Building sheep 3: 7 places");
  });
});

describe("pieces", () => {
  it("keep their names on the way from place to place", () => {
    const lies = signal<readonly Lie[]>([
        ["hand-a-0", "a"],
        ["hand-a-1", "a"],
        ["space-b2", "b"],
      ]),
      pieces = createPieces(() => lies.value),
      first = pieces.value;
    lies.value = [
      ["hand-a-0", "a"],
      ["space-c1", "a"],
      ["space-b2", "b"],
      ["space-d4", "b"],
    ];
    const second = pieces.value;
    expect(second.get("hand-a-0")).toBe(first.get("hand-a-0"));
    expect(second.get("space-c1")).toBe(first.get("hand-a-1"));
    expect(second.get("space-b2")).toBe(first.get("space-b2"));
    expect([...first.values()]).not.toContain(second.get("space-d4"));
    expect(new Set([...second.values()].map(p => p.id)).size).toBe(4);
  });
  it("know a tile in every rotation", () => {
    expect(tileKind("SRST")).toBe(tileKind("TSRS"));
    expect(tileKind("SRST")).not.toBe(tileKind("TRSS"));
  });
});
