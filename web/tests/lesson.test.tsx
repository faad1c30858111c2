/* The coach: what a step points at, the bar's words, and that a second press does nothing. */
import { render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type LessonTold } from "../src/api";
import { Coach } from "../src/lesson/coach";
import { Marks } from "../src/lesson/marks";
import { LessonStore } from "../src/lesson/store";
import { isInSight, nextOf, tabOf, targetOf } from "../src/lesson/targets";
import { TableStore } from "../src/state/table";
import { recorded, speakAs } from "./helpers";

const PAGE = `
  <section class="board"><i data-cell="b3"></i></section>
  <section class="own"><i data-cell="b3"></i><i data-cell="timber-1"></i></section>
  <div class="side"><i class="others"></i><i data-cell="B"></i></div>
  <section class="prompt"></section>`;

describe("what a step points at", () => {
  const root = document.createElement("div");
  root.innerHTML = PAGE;
  const at = (point: string) => targetOf(point, root, ["A", "B"]);
  it("is a cell of the board first, then of anything", () => {
    expect(at("b3")?.closest("section")?.className).toBe("board");
    expect(at("timber-1")?.closest("section")?.className).toBe("own");
  });
  it("is a cell of one's own area by its prefix, a player by number, a part by name", () => {
    expect(at("own/b3")?.closest("section")?.className).toBe("own");
    expect(at("seat:1")?.getAttribute("data-cell")).toBe("B");
    expect(at("@players")?.className).toBe("others");
    expect(at("z9")).toBeNull();
  });
  it("lies under a tab of the small screen", () => {
    expect(["b3", "own/b3", "seat:1", "@prompt"].map(point => tabOf(at(point) as Element))).toEqual([
      "board",
      "me",
      "others",
      "board",
    ]);
  });
  it("may be scrolled away", () => {
    const list = document.createElement("div"),
      item = list.appendChild(document.createElement("i"));
    list.style.overflowX = "auto";
    list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
    item.getBoundingClientRect = () => new DOMRect(90, 0, 40, 40);
    document.body.append(list);
    expect(isInSight(item)).toBe(false);
    item.getBoundingClientRect = () => new DOMRect(60, 0, 40, 40);
    expect(isInSight(item)).toBe(true);
    list.remove();
  });
  it("is what is not in hand yet", () => {
    const [tile, space] = [document.createElement("i"), document.createElement("i")];
    for (const one of [tile, space]) one.getBoundingClientRect = () => new DOMRect(0, 0, 9, 9);
    expect(nextOf([tile, space])).toBe(tile);
    tile.setAttribute("aria-pressed", "true");
    expect(nextOf([tile, space])).toBe(space);
  });
});

it("a line of marks tells done, present and to come", () => {
  const { container } = render(<Marks done={2} of={4} />);
  expect([...container.querySelectorAll("li")].map(mark => mark.className)).toEqual([
    "done",
    "done",
    "on",
    "",
  ]);
});

const TOLD: LessonTold = {
  id: "first",
  step: 0,
  ready: true,
  followed: true,
  move: null,
  action: null,
  topic: null,
  steps: [
    { id: "goal", title: "The goal", say: "Win.", why: "", read: true, point: [] },
    { id: "lay", title: "Lay", say: "Lay a tile.", why: "It fits.", read: false, point: ["b3"] },
  ],
};

describe("the bar", () => {
  let store: TableStore, lesson: LessonStore, end: () => void;
  beforeEach(() => {
    store = new TableStore("x");
    speakAs("en");
    const message = recorded("new-haven-lay");
    store.receive({ ...message, table: { ...message.table, lesson: { id: "first", step: 0, steps: 2 } } });
    vi.spyOn(api, "lesson").mockImplementation(() => Promise.resolve({ ...TOLD }));
    lesson = new LessonStore(store);
  });
  afterEach(() => {
    end();
    vi.restoreAllMocks();
  });
  const shown = async () => {
    end = lesson.open();
    render(<Coach store={store} lesson={lesson} />);
    await waitFor(() => expect(lesson.told.value).not.toBeNull());
  };

  it("says one thing and leads on by reading it", async () => {
    const follow = vi.spyOn(api, "followLesson").mockResolvedValue({ ok: true });
    await shown();
    expect(await screen.findByText("Win.")).toBeTruthy();
    (await screen.findByText("Next")).click();
    expect(follow).toHaveBeenCalledWith("x", { read: 0 });
  });
  it("has the reason of the line only while the line is followed", async () => {
    vi.mocked(api.lesson).mockResolvedValue({ ...TOLD, step: 1, followed: false, action: "Lay it there" });
    await shown();
    expect(await screen.findByText(/Lay it there/)).toBeTruthy();
    expect(screen.queryByText("It fits.")).toBeNull();
  });
  it("keeps an action back that would be regretted", async () => {
    const warning = { better: 1, action: "Other", text: "Wait: other is better." };
    vi.spyOn(api, "lessonWarning").mockResolvedValue(warning);
    await shown();
    const action = store.now.value?.legal[0];
    expect(action && (await store.commands.before?.(action))).toBe(true);
    expect(await screen.findByText("Wait: other is better.")).toBeTruthy();
    lesson.settle("wait");
    expect(lesson.doubt.value).toBeNull();
  });
});
