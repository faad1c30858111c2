/* The crew at the set-up and at the table: faces to choose from, names, and what is folded away. */
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import type { GameInfo, SeatWish } from "../src/api";
import { bust } from "../src/art/crew";
import { BotName } from "../src/pages/create/bot-name";
import { Crew } from "../src/pages/create/crew";
import { type Draft, newDraft, seatAll } from "../src/pages/create/draft";
import { CREW, crewOf, levelLine, researchOf } from "../src/state/crew";
import { TableStore } from "../src/state/table";
import { Players } from "../src/table/players";
import { one, recorded, speakAs } from "./helpers";

afterEach(cleanup);

const GAME = {
  id: "new-haven",
  seats: [2, 3, 4],
  options: [],
  bots: [...CREW, "random", "greedy"],
  crew: [...CREW],
  usual_bot: "easy",
  equals: {},
  uneven: {},
} as unknown as GameInfo;
const chosen = (draft: Draft, seat: number): SeatWish => draft.seats.value[seat] as SeatWish;

it("a bot's seat begins with the sailor and is given away by a face", () => {
  speakAs("it");
  const draft = newDraft(GAME, false),
    shown = () => <Crew draft={draft} seat={1} now={chosen(draft, 1)} />;
  expect(chosen(draft, 1).bot).toBe("easy");
  const { container, rerender } = render(shown());
  const names = [...container.querySelectorAll(".crew > fieldset label span")].map(e => e.textContent);
  expect(names).toEqual(["Mozzo", "Marinaio", "Nostromo", "Pilota", "Capitano"]);
  expect(one(container, ".temper").textContent).toBe("Prende quel che trova, senza guardare te.");
  fireEvent.click(container.querySelectorAll("input")[4] as HTMLInputElement);
  expect(chosen(draft, 1).bot).toBe("expert");
  rerender(shown());
  expect(one(container, ".temper").textContent).toBe("Pensa a lungo e non perdona.");
  expect(one(container, ".on").textContent).toContain("Capitano");
});

it("a level that plays like a lower one here says so", () => {
  speakAs("it");
  const draft = newDraft({ ...GAME, equals: { expert: "medium" } }, false),
    told = (bot: string) =>
      one(render(<Crew draft={draft} seat={1} now={{ kind: "bot", bot }} />).container, ".temper");
  expect(told("expert").textContent).toBe(
    "Pensa a lungo e non perdona. Qui gioca come il Nostromo: il nucleo veloce con cui pensa non è installato.",
  );
  expect(told("hard").textContent).not.toContain("Nostromo");
});

it("where sides are not in balance at so many players it is said", () => {
  speakAs("en", "new-salem");
  const draft = newDraft(
      { ...GAME, id: "new-salem", seats: [3, 4, 5], uneven: { expert: { 3: 61 } } },
      false,
    ),
    told = (bot: string) =>
      one(render(<Crew draft={draft} seat={1} now={{ kind: "bot", bot }} />).container, ".temper")
        .textContent;
  seatAll(draft, [{ kind: "me" }, ...Array<SeatWish>(2).fill({ kind: "bot", bot: "expert" })]);
  expect(told("expert")).toMatch(
    /At a table of 3 players of this strength witches win about 61 of 100 games\.$/,
  );
  expect(told("hard")).not.toContain("witches");
  seatAll(draft, [...draft.seats.value, { kind: "bot", bot: "expert" }]);
  expect(told("expert")).not.toContain("witches");
});

it("bots for research are folded away until one of them is chosen", () => {
  speakAs("en");
  const draft = newDraft(GAME, false);
  const fold = (bot: string) => {
    const { container, unmount } = render(<Crew draft={draft} seat={1} now={{ kind: "bot", bot }} />),
      found = one(container, "details") as HTMLDetailsElement,
      seen = { open: found.open, words: found.textContent };
    unmount();
    return seen;
  };
  expect(fold("easy")).toEqual({ open: false, words: "For researchAimlessGreedy" });
  expect(fold("greedy").open).toBe(true);
});

it("only one crew is laid open; another seat's opens by a press", () => {
  speakAs("en");
  const draft = newDraft(GAME, false);
  expect(draft.choosing.value).toBe(1);
  const { container } = render(<BotName draft={draft} seat={2} now={chosen(draft, 2)} />);
  fireEvent.click(one(container, ".bot-name"));
  expect(draft.choosing.value).toBe(2);
});

it("where there is no crew, every bot is offered", () => {
  const bare = { ...GAME, crew: [], bots: ["random", "greedy"] };
  expect(crewOf(bare)).toEqual(["random", "greedy"]);
  expect(researchOf(bare)).toEqual([]);
});

it("five faces, and one more for whoever has no rank", () => {
  expect(new Set([...CREW, "clever"].map(bust)).size).toBe(6);
  expect(bust("clever")).toBe(bust("greedy"));
});

it("panels show a bot's face and rank", () => {
  speakAs("en");
  const message = structuredClone(recorded("new-haven-build")),
    seat = message.table.seats.findIndex(({ kind }) => kind === "bot");
  (message.table.seats[seat] as { bot: string }).bot = "hard";
  const store = new TableStore("sample");
  store.receive(message);
  const { container } = render(<Players store={store} parts={null} />);
  const panel = container.querySelectorAll(".pl")[seat] as HTMLElement;
  expect(panel.querySelectorAll(".face path").length).toBeGreaterThan(5);
  expect(one(panel, ".name").textContent).toContain("Pilot");
  expect(levelLine("hard")).toBe("Pilot, strong");
  expect(levelLine("clever")).toBe("clever");
});
