/* The end page: who won and why, the course of the points, the moments; for all five games. */
import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { need } from "../src/lookup";
import type { Story } from "../src/state/table/story";
import { HIGH, marksOf, plotOf, spread } from "../src/table/end/chart";
import { bestIn, decidingOf, rivalOf, sourcesOf } from "../src/table/end/columns";
import { TablePage } from "../src/table/page";
import { PastBar } from "../src/table/past";
import { speaker } from "../src/text";
import type { Outcome } from "../src/types";
import { one, recorded, source, speakAs, tableOf } from "./helpers";

const GAMES = ["new-haven", "terra-nova", "new-england", "neuland", "new-salem"] as const;
const storyOf = (game: string): Story =>
  JSON.parse(source(`tests/fixtures/stories/${game}-over.json`)) as Story;

async function end(game: string) {
  speakAs("en", game);
  const store = tableOf(`${game}-over`);
  store.story.told.value = storyOf(game);
  const { container } = render(<TablePage store={store} />);
  await waitFor(() => one(container, ".verdict h1, .ns-final"));
  /* New Salem turns its characters, then counts trials, sets and the verdict. */
  for (let step = 0; step < 16 && !container.querySelector(".ended"); step++) {
    fireEvent.keyDown(document.body, { key: "e" });
    await new Promise(done => setTimeout(done, 20));
  }
  await waitFor(() => one(container, ".ended"));
  return { container, store, outcome: need(recorded(`${game}-over`).view.outcome, "outcome") };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each(GAMES)("the end of %s", game => {
  it("says who won in its only h1, and shows the board first", async () => {
    const { container, outcome, store } = await end(game);
    const heads = container.querySelectorAll("h1");
    expect(heads.length).toBe(1);
    const winner = need(store.seats.value[need(outcome.winners[0], "winner")], "seat");
    expect(heads[0]?.textContent).toContain(winner.me ? "You win" : `${winner.name} wins`);
    const main = one(container, "main");
    expect(main.querySelector(".board")?.compareDocumentPosition(one(main, ".sources"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(container.querySelector(".own, .prompt, .moves, .ne-offer, .legal")).toBeNull();
    expect(container.textContent).not.toMatch(/not been laid out yet|one more|If it ended now|\$/);
  });
  it("has a table by source that adds up for everybody", async () => {
    const { container, outcome } = await end(game);
    const totals = [...container.querySelectorAll(".sources .total")].map(td => Number(td.textContent));
    expect(totals).toEqual(outcome.ranking.flat().map(seat => outcome.scores[seat]));
    speakAs("en", game);
    const columns = sourcesOf(speaker(game), outcome.breakdown);
    for (const [seat, score] of outcome.scores.entries())
      expect(columns.reduce((sum, c) => sum + (c.tie ? 0 : (c.cells[seat]?.value ?? 0)), 0)).toBe(score);
  });
  it("tells the moments in the game's words, each leading to its position", async () => {
    const { container } = await end(game),
      told = [...container.querySelectorAll(".moment")];
    expect(told.length).toBe(storyOf(game).moments.length);
    for (const moment of told) expect(moment.textContent).not.toMatch(/event-|moment-|score-/);
  });
  it("draws everybody's points to the end", async () => {
    const { container, outcome } = await end(game);
    expect(container.querySelectorAll(".race-box path[stroke^='var(--p']").length).toBeGreaterThanOrEqual(
      outcome.scores.length,
    );
    const slider = one(container, ".race-box input");
    expect(slider.getAttribute("aria-valuetext")).toContain(String(Math.max(...outcome.scores)));
  });
});

describe("columns", () => {
  const say = Object.assign((key: string) => key.replace(/^(source|score)-/, ""), { has: () => true });
  const outcome: Outcome = {
    scores: [10, 8],
    ranking: [[0], [1]],
    winners: [0],
    reason: "x",
    breakdown: [
      [
        { part: "land", value: 6 },
        { part: "most", value: 4 },
        { part: "tie-money", value: 0, args: { n: 3 } },
      ],
      [
        { part: "land", value: 8 },
        { part: "tie-money", value: 0, args: { n: 5 } },
      ],
    ],
  };
  it("names what decided between the winner and the next", () => {
    const columns = sourcesOf(say, outcome.breakdown),
      rival = need(rivalOf(outcome), "rival");
    expect(columns.map(c => c.name)).toEqual(["land", "most", "tie-money"]);
    expect(decidingOf(columns, outcome, rival)?.name).toBe("most");
    const tied = { ...outcome, scores: [10, 10] };
    expect(decidingOf(columns, tied, rival)?.name).toBe("tie-money");
    expect(decidingOf(columns, { ...outcome, scores: [7, 10] }, rival)).toBeNull();
  });
  it("marks the best of a column only where it tells players apart", () => {
    const [land, most, money] = sourcesOf(say, outcome.breakdown);
    expect([...bestIn(need(land, "land"))]).toEqual([1]);
    expect([...bestIn(need(most, "most"))]).toEqual([0]);
    expect([...bestIn(need(money, "money"))]).toEqual([]);
  });
  it("has no rival where several win", () => {
    expect(rivalOf({ ...outcome, winners: [0, 1], ranking: [[0, 1]] })).toBeNull();
  });
});

describe("chart", () => {
  it("runs from the first step to the last inside its frame", () => {
    for (const game of GAMES) {
      const story = storyOf(game),
        plot = plotOf(story),
        marks = marksOf(story);
      expect(marks[0]?.step).toBe(0);
      expect(marks.at(-1)?.step).toBe(story.steps);
      for (const mark of marks)
        for (const score of mark.scores) {
          expect(plot.y(score)).toBeGreaterThan(0);
          expect(plot.y(score)).toBeLessThanOrEqual(plot.foot);
        }
      expect(plot.x(story.steps)).toBe(plot.right);
    }
  });
  it("keeps the marks at its end apart and in view", () => {
    const placed = [...spread([20, 20, 21, 160, 175])].sort((a, b) => a - b);
    for (const [i, y] of placed.entries()) {
      expect(y).toBeLessThan(HIGH);
      if (i) expect(y - need(placed[i - 1], "placed")).toBeGreaterThanOrEqual(20.9);
    }
  });
});

it("says of the past of a finished game that the game is over", () => {
  speakAs("en", "terra-nova");
  const store = tableOf("terra-nova-over"),
    view = { ...recorded("terra-nova-over").view, over: false, step: 3 };
  store.lookback.past.value = { step: 3, steps: 9, view, log: [], seat: 0 };
  const { container } = render(<PastBar store={store} />);
  expect(container.textContent).toContain("The game is over; nothing here can be played.");
});
