import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import create from "../src/games/terra-nova";
import { type Aids, type Board, Chart, effectOf, rays } from "../src/games/terra-nova/model";
import { edge } from "../src/kit";
import { need, nth } from "../src/lookup";
import { announced } from "../src/state/announce";
import { TablePage } from "../src/table/page";
import { one, recorded, source, speakAs, tableOf } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const boardOf = (name: string) => recorded(name).view.board as Board;
const legalOf = (name: string) => recorded(name).view.legal;
const FOLDER = "src/games/terra-nova";

const CODE = import.meta.glob<string>("../src/games/terra-nova/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("chart", () => {
  const chart = new Chart(boardOf("terra-nova-begin").hexes, false);
  it("keeps every hex inside the frame, on both islands and on a phone", () => {
    for (const name of ["terra-nova-begin", "terra-nova-over"])
      for (const phone of [false, true]) {
        const one = new Chart(boardOf(name).hexes, phone),
          { w, h, bar } = one.shape;
        for (const hex of one.hexes)
          for (const [x, y] of one.corners(hex))
            expect(x > bar && y > bar && x < w - bar && y < h - bar).toBe(true);
      }
  });
  it("outlines one hex with six edges and two neighbours with ten", () => {
    const edges = (names: string[]) => chart.border(names).split("M").length - 1;
    expect([edges(["d4"]), edges(["d4", "d5"]), edges(["d4", "d9"])]).toEqual([6, 10, 12]);
  });
  it("puts a label on the land it names, even where the middle is sea", () => {
    const names = ["a1", "a7"],
      [x, y] = chart.middle(names);
    expect(names.map(n => chart.at(n))).toContainEqual([x, y]);
  });
  it("has room for ornaments in the corners of both islands, and none where land lies", () => {
    for (const name of ["terra-nova-begin", "terra-nova-over"]) {
      const one = new Chart(boardOf(name).hexes, false),
        { w, h } = one.shape;
      expect([
        one.free(52, 52, 160, 66),
        one.free(w - 118, 55, 80, 65),
        one.free(44, h - 148, 104, 104),
        one.free(w - 136, h - 106, 110, 52),
      ]).toEqual([true, true, true, true]);
      expect(one.free(w / 2, h / 2, 10, 10)).toBe(false);
    }
  });
  it("lets the arrow keys reach every hex from every other", () => {
    const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for (const start of ["a1", "h1", "p4"]) {
      const seen = new Set([start]),
        todo = [start];
      while (todo.length)
        for (const key of KEYS) {
          const next = chart.step(nth(todo, 0, "todo"), key)?.name;
          if (next && !seen.has(next)) {
            seen.add(next);
            todo.push(next);
          }
          if (key === KEYS[3]) todo.shift();
        }
      expect(seen.size).toBe(chart.hexes.length);
    }
  });
  it("goes down and up again to the same hex", () => {
    for (const hex of chart.hexes) {
      const below = chart.step(hex.name, "ArrowDown");
      if (below && chart.around(hex).every(Boolean) && chart.around(below).every(Boolean))
        expect(need(chart.step(below.name, "ArrowUp"), "step").name).toBe(hex.name);
    }
  });
  it("draws at most six rays, each straight, and strikes out what may only be crossed", () => {
    const from = "h8",
      along = ["h9", "h10", "h12"],
      found = rays(chart, from, [...along, "h7", "g8"]);
    expect(found.map(r => r.end.name).sort()).toEqual(["g8", "h12", "h7"]);
    expect(found.flatMap(r => r.barred.map(h => h.name))).toEqual(["h11"]);
  });
  it("covers every legal move by a ray and has no hex struck out where nothing is forbidden", () => {
    const moves = legalOf("terra-nova-begin");
    for (const from of new Set(moves.map(a => a.action.source as string))) {
      const found = rays(
        chart,
        from,
        moves.filter(a => a.action.source === from).map(a => a.action.target as string),
      );
      expect(found.length).toBeLessThanOrEqual(6);
      expect(found.flatMap(r => r.barred)).toEqual([]);
    }
  });
});

describe("texts", () => {
  const keys = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(m => nth(m, 1, "m"));
  const variables = (ftl: string) =>
    ftl
      .split(/^(?=[a-z][\w-]* =)/m)
      .map(m => [...new Set([...m.matchAll(/\$([\w-]+)/g)].map(v => nth(v, 1, "v")))].sort());
  const italian = source(`${FOLDER}/it.ftl`),
    english = source(`${FOLDER}/en.ftl`);
  it("have the same keys and variables in both languages", () => {
    expect(keys(italian)).toEqual(keys(english));
    expect(variables(italian)).toEqual(variables(english));
  });
  it("are all used, and every used one exists", () => {
    const code = Object.values(CODE).join("\n");
    const named = new Set([...code.matchAll(/"(tn-[\w-]+)"/g)].map(m => nth(m, 1, "m"))),
      prefixes = [...code.matchAll(/`(tn-[\w-]+-)\$\{/g)].map(m => nth(m, 1, "m"));
    prefixes.push("brief-"); // the table's recap asks for these, by the kind of an event
    const css = new Set(
      [...source(`${FOLDER}/style.css`).matchAll(/\.(tn-[\w-]+)/g)].map(m => nth(m, 1, "m")),
    );
    expect(keys(english).filter(k => !named.has(k) && !prefixes.some(p => k.startsWith(p)))).toEqual([]);
    expect([...named].filter(k => !keys(english).includes(k) && !css.has(k))).toEqual(["tn-stone"]);
  });
});

describe("table page", () => {
  beforeEach(() => speakAs("en", "terra-nova"));
  const show = async (name: string) => {
    const store = tableOf(name),
      page = render(<TablePage store={store} />);
    await waitFor(() => expect(page.container.querySelector("svg.map")).not.toBeNull());
    const hex = (at: string) =>
      need(page.container.querySelector<SVGElement>(`[data-cell="${at}"]`), "querySelector");
    const ropes = () =>
      [...page.container.querySelectorAll<SVGElement>("svg.map .legal")]
        .map(g => need(g.dataset.cell, "cell"))
        .sort();
    return { store, hex, ropes, ...page };
  };
  const showParts = async (name: string) => {
    await show(name);
    return { parts: create(tableOf(name) as never) };
  };
  const text = (page: Element, at: string) => page.querySelector(at)?.textContent ?? "";

  it.each(["place", "begin", "act", "end", "over"])(
    "names every hex and stays below 2,000 nodes: %s",
    async name => {
      const { container } = await show(`terra-nova-${name}`),
        cells = [...container.querySelectorAll("svg.map [data-cell]")].filter(c => c.matches(":has(> .hit)"));
      expect(cells.length).toBe(boardOf(`terra-nova-${name}`).hexes.length);
      expect(cells.every(c => /^[a-z]\d+, /.test(c.getAttribute("aria-label") ?? ""))).toBe(true);
      expect(container.querySelectorAll("svg.map *").length).toBeLessThan(2000);
      expect(container.textContent).not.toMatch(/\btn-[a-z]|\$/);
    },
  );
  it("takes clicks on the whole of every hex, up to its neighbours", async () => {
    const { hex } = await show("terra-nova-act"),
      chart = new Chart(boardOf("terra-nova-act").hexes, false);
    for (const { name } of chart.hexes)
      expect(one(hex(name), ".hit").getAttribute("d")).toBe(chart.outline(name));
  });
  it("marks the land that another player's stone closed", async () => {
    const { container, store } = await show("terra-nova-begin"),
      message = need(store.message.value, "message"),
      closing = {
        n: message.seq,
        kind: "territory",
        key: "event-territory",
        seat: 1,
        args: { where: ["d4", "d5"] },
      };
    store.receive({
      ...message,
      seq: message.seq + 1,
      log: [...message.log, closing],
      log_new: message.log_from + message.log.length,
    });
    await waitFor(() => expect(one(container, ".tn-closed").getAttribute("d")?.match(/M/g)).toHaveLength(10));
  });
  it("shows where a pioneer would step off before the stone is laid behind it", async () => {
    const { container } = await show("terra-nova-act"),
      chart = new Chart(boardOf("terra-nova-act").hexes, false),
      { threats } = recorded("terra-nova-act").view.aids as Aids,
      stepping = need(
        threats.find(t => t.step),
        "threat with a step",
      );
    fireEvent.keyDown(document.body, { key: "z" });
    const way = edge(chart.at(stepping.hex), chart.at(String(stepping.step)));
    await waitFor(() => expect(container.querySelector(`path[d="${way}"]`)).not.toBeNull());
  });
  it("places a pioneer on any empty hex by one click of the mouse, and asks first: no undo takes it back", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { hex, ropes, store } = await show("terra-nova-place");
    expect(ropes()).toEqual(
      legalOf("terra-nova-place")
        .map(a => a.action.hex)
        .sort(),
    );
    fireEvent.click(hex("h8"));
    expect(act).not.toHaveBeenCalled();
    store.commands.choose(need(store.commands.asked.value, "asked"), true);
    expect(act).toHaveBeenCalledWith(
      "sample",
      0,
      need(store.message.value, "message").decision,
      need(
        legalOf("terra-nova-place").find(a => a.action.hex === "h8"),
        "legalOf",
      ).id,
    );
    await waitFor(() => expect(store.errands.refusal.value).not.toBeNull());
  });
  it("shows the slides of the chosen pioneer and no others, and puts it down with Escape", async () => {
    const { hex, ropes } = await show("terra-nova-begin"),
      moves = legalOf("terra-nova-begin"),
      movers = [...new Set(moves.map(a => a.action.source as string))].sort();
    expect(ropes()).toEqual(movers);
    fireEvent.click(hex(nth(movers, 0, "movers")));
    await waitFor(() =>
      expect(ropes()).toEqual(
        [
          ...movers,
          ...moves.filter(a => a.action.source === movers[0]).map(a => a.action.target as string),
        ].sort(),
      ),
    );
    expect(hex(nth(movers, 0, "movers")).getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: "Escape" });
      expect(ropes()).toEqual(movers);
    });
  });
  it("says before the click what a stone closes, for whom, and where the score would stand", async () => {
    const { container, hex } = await show("terra-nova-act"),
      closing = need(
        legalOf("terra-nova-act").find(a => effectOf(a).closes),
        "legalOf",
      ),
      points = nth(need(effectOf(closing).gains, "gains"), 0, "gains");
    const target = hex(closing.action.hex as string);
    expect(target.getAttribute("aria-label")).toContain(`you +${points}`);
    fireEvent.focus(target);
    await waitFor(() =>
      expect(text(container, ".prompt .sub")).toContain(
        `This stone closes ${need(effectOf(closing).closes, "closes").reduce((sum, land) => sum + land.size, 0)} hexes`,
      ),
    );
    expect(text(container, ".tag")).toContain(`+${points}`);
    expect(
      [...container.querySelectorAll(".tn-sum .gain")].reduce((sum, dd) => sum + Number(dd.textContent), 0),
    ).toBe(points);
    expect(container.querySelectorAll("svg.map rect[stroke-dasharray]").length).toBe(
      need(effectOf(closing).gains, "gains").filter(n => n > 0).length,
    );
  });
  it("shows by the first touch and does by the second, or by the seal", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, hex, store } = await show("terra-nova-act");
    const stone = need(
        legalOf("terra-nova-act").find(a => a.action.kind === "stone"),
        "legalOf",
      ),
      target = hex(stone.action.hex as string);
    const touch = new MouseEvent("pointerdown", { bubbles: true });
    Object.defineProperty(touch, "pointerType", { value: "touch" });
    target.dispatchEvent(touch);
    fireEvent.click(target);
    expect(act).not.toHaveBeenCalled();
    await waitFor(() => expect(text(container, ".prompt .btn.primary")).toContain("Lay the stone"));
    fireEvent.click(one(container, ".prompt .btn.primary"));
    expect(act).toHaveBeenCalledWith("sample", 0, need(store.message.value, "message").decision, stone.id);
    await waitFor(() => expect(store.errands.refusal.value).not.toBeNull());
  });
  it("counts the actions of the turn and tells what the earlier ones were", async () => {
    const { container } = await show("terra-nova-act"),
      { done } = boardOf("terra-nova-act").turn,
      log = recorded("terra-nova-act")
        .log.filter(e => e.kind === "move" || e.kind === "stone")
        .slice(-done);
    expect([...container.querySelectorAll(".own .tn-act")].map(a => a.className.split(" ")[1])).toEqual(
      [0, 1, 2].map(i => (i < done ? "" : i === done ? "on" : "to")),
    );
    expect([...container.querySelectorAll(".own .tn-act")].slice(0, done).map(a => a.textContent)).toEqual(
      log.map(e =>
        e.kind === "move"
          ? `moved to ${String(need(e.args, "args").target)}`
          : `stone on ${String(need(e.args, "args").hex)}`,
      ),
    );
    expect(text(container, ".prompt .btn.primary")).toContain(
      done === 2 ? "1 action left" : "2 actions left",
    );
  });
  it("asks why a hex cannot be taken", async () => {
    const why = vi.spyOn(api, "explain").mockResolvedValue({ text: "because", rules: ["tn.3.1"] } as never),
      { hex, store } = await show("terra-nova-begin");
    const taken = need(
      boardOf("terra-nova-begin").hexes.find(h => h.pioneer === 1),
      "hexes",
    ).name;
    fireEvent.click(hex(taken));
    expect(why).toHaveBeenCalledWith(
      "sample",
      0,
      expect.objectContaining({ kind: "move", source: taken }),
      false,
    );
    await waitFor(() => expect(store.errands.refusal.value?.text).toBe("because"));
  });
  it("walks over the island with the arrow keys", async () => {
    const { hex } = await show("terra-nova-begin");
    hex("h8").focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowLeft"])
      fireEvent.keyDown(need(document.activeElement, "activeElement"), { key });
    expect((document.activeElement as SVGElement).dataset.cell).toBe("h7");
  });
  it("marks what the shell walks to: legal hexes, own pioneers, pieces that keep their name", async () => {
    const { container, hex } = await show("terra-nova-begin"),
      marked = (mark: string) =>
        [...container.querySelectorAll<SVGElement>(`svg.map [data-${mark}]`)]
          .map(cell => cell.dataset.cell)
          .sort(),
      moves = legalOf("terra-nova-begin"),
      movers = [...new Set(moves.map(a => a.action.source as string))].sort(),
      [first] = movers;
    expect(marked("legal")).toEqual(movers);
    expect(marked("own")).toEqual(
      boardOf("terra-nova-begin")
        .hexes.filter(h => h.pioneer === 0)
        .map(h => h.name)
        .sort(),
    );
    const pieces = [...container.querySelectorAll<SVGElement>("[data-piece]")].map(p => p.dataset.piece);
    expect(new Set(pieces).size).toBe(pieces.length);
    await waitFor(() =>
      expect(
        [...container.querySelectorAll("svg.map [tabindex='0']")].map(c => c.matches("[data-legal]")),
      ).toEqual([true]),
    );
    fireEvent.click(hex(String(first)));
    const slides = moves.filter(a => a.action.source === first).map(a => a.action.target as string);
    await waitFor(() => expect(marked("legal")).toEqual([String(first), ...slides].sort()));
    expect(announced.value).toBe(
      `Pioneer on ${first} in hand: ${slides.length} slide${slides.length > 1 ? "s" : ""}.`,
    );
    expect(hex(String(first)).getAttribute("aria-label")).toContain("your pioneer, in hand");
  });
  it("tells the island, a player and what can be done, the best first", async () => {
    const { parts } = await showParts("terra-nova-act"),
      told = need(parts.told, "told"),
      { zones } = recorded("terra-nova-act").view.aids as Aids,
      board = boardOf("terra-nova-act");
    expect(told.board().length).toBe(1 + zones.length + board.territories.length);
    expect(told.board()[0]).toBe(`Stones left: ${board.stones.left}. Open zones: ${zones.length}.`);
    expect(told.seat(0)[0]).toContain(`You: ${nth(board.seats, 0, "seats").score}`);
    const lines = need(told.moves, "moves")(),
      gain = (line: string) => Number(/you \+(\d+)/.exec(line)?.[1] ?? 0);
    expect(gain(nth(lines, 0, "lines"))).toBe(Math.max(...lines.map(gain)));
    expect(lines.join(" ")).toContain("Pioneers that can slide");
    expect(lines.join(" ")).not.toMatch(/tn-|\$/);
  });
  it("tells the ground of the hexes where a pioneer can be placed", async () => {
    const { parts } = await showParts("terra-nova-place"),
      [first] = need(parts.told?.moves?.(), "moves"),
      at = /^Place a pioneer on (\w+): (\w+)/.exec(first ?? ""),
      hex = boardOf("terra-nova-place").hexes.find(({ name }) => name === at?.[1]);
    expect(at?.[2]).toBe(hex?.terrain);
  });
  it("letters every terrain differently in each language", () => {
    for (const language of ["it", "en"]) {
      const letters = [...source(`${FOLDER}/${language}.ftl`).matchAll(/^tn-letter-\w+ = (\w)$/gm)].map(
        m => m[1],
      );
      expect(letters.length).toBe(8);
      expect(new Set(letters).size).toBe(8);
    }
  });
  it("opens the zone overlay with Z: a label for every zone, a mark for every closing stone", async () => {
    const { container } = await show("terra-nova-act"),
      { aids } = recorded("terra-nova-act").view,
      before = container.querySelectorAll("svg.map *").length;
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: "z" });
      expect(text(container, ".tn-toggle[aria-pressed=true]")).toContain("Zones");
    });
    expect(container.querySelectorAll("svg.map *").length).toBeGreaterThan(before);
    const { zones } = aids as Aids;
    expect(zones.length).toBeGreaterThan(1);
    for (const zone of zones)
      expect(text(container, "svg.map")).toContain(`${zone.size} hexes${zone.terrains.length} terrains`);
  });
  it("marks scored land with its owners and what each got", async () => {
    const { container } = await show("terra-nova-act"),
      { territories } = boardOf("terra-nova-act");
    expect(container.querySelectorAll(".tn-land li").length).toBe(
      territories.length + (recorded("terra-nova-act").view.aids as Aids).zones.length,
    );
    expect([...container.querySelectorAll(".tn-land li b")].map(b => Number(b.textContent))).toEqual(
      territories.map(t => t.points),
    );
  });
  it("ends the turn with the seal", async () => {
    const act = vi.spyOn(api, "act").mockRejectedValue(new Error("not now")),
      { container, store } = await show("terra-nova-end");
    expect(text(container, ".prompt .btn.primary")).toContain("End the turn");
    fireEvent.keyDown(document.body, { key: "e" });
    expect(act).toHaveBeenCalledOnce();
    await waitFor(() => expect(store.errands.refusal.value).not.toBeNull());
  });
});
