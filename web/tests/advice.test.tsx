/* Hints: where they are offered, what is said, what is pointed at; and why a bot moved as it did. */
import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, type TableMessage } from "../src/api";
import { need } from "../src/lookup";
import type { HintOut, WhyOut } from "../src/server";
import { TableStore } from "../src/state/table";
import { TablePage } from "../src/table/page";
import { Reasons } from "../src/table/reasons";
import { Why } from "../src/table/why";
import { one, recorded, speakAs } from "./helpers";

beforeEach(() => speakAs("en", "terra-nova"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WHY: WhyOut = {
  action: { id: 1, label: { label: "action-end-turn", args: {} } },
  parts: [
    { label: { label: "reason-terrains" }, worth: 2.13 },
    { label: { label: "reason-threat" }, worth: 0.001 },
  ],
  alternative: { id: 2, label: { label: "action-end-turn", args: {} } },
  loss: 0.4,
  sure: "better",
  expected: null,
  goal: null,
};

function storeOf(name: string, hints: boolean): TableStore {
  const message: TableMessage = structuredClone(recorded(name)),
    store = new TableStore("sample");
  store.receive({ ...message, table: { ...message.table, hints } });
  return store;
}
const FIXTURE = "terra-nova-place";

it("is offered only where the table allows it, to whom something is asked", () => {
  expect(storeOf(FIXTURE, true).advice.offered.value).toBe(true);
  expect(storeOf(FIXTURE, false).advice.offered.value).toBe(false);
  expect(storeOf("terra-nova-over", true).advice.offered.value).toBe(false);
});

it("says what the bot would do, points at it, tells why, and is gone with the next decision", async () => {
  const store = storeOf(FIXTURE, true),
    wanted = need(store.view.value.legal[0], "legal action"),
    hint = {
      ...WHY,
      bot: "expert",
      decision: store.arrived.value.decision,
      action: { id: wanted.id, label: wanted.label },
    } as unknown as HintOut;
  const ask = vi.spyOn(api, "hint").mockResolvedValue(hint);
  const { container } = render(<TablePage store={store} />);
  await waitFor(() => one(container, ".prompt .ask"));
  fireEvent.keyDown(document.body, { key: "i" });
  await waitFor(() => one(container, ".advice-words"));
  expect(ask).toHaveBeenCalledWith("sample", store.arrived.value.seat, store.arrived.value.decision);
  expect(one(container, ".advice-words").textContent).toContain("Captain would: ");
  await waitFor(() => expect(store.peek.value?.id).toBe(wanted.id));
  expect(store.advice.event.value?.args).toEqual(wanted.label.args);
  fireEvent.click(one(container, ".ask-why"));
  expect(one(document, ".advice").textContent).toContain("+2.1");
  const message = store.arrived.value;
  store.receive({ ...message, seq: message.seq + 1, decision: message.decision + 1 });
  await waitFor(() => expect(store.advice.shown.value).toBeNull());
});

it.each([
  [{ sure: "close" }, "About as good: "],
  [{ sure: "clear" }, "it loses 0.4."],
  [{ sure: "clear", expected: 0.62, loss: 0.07 }, "it loses 7 chances in 100."],
  [{ sure: "only", alternative: null, loss: null, parts: [] }, "nothing else worth a thought"],
  [{ sure: "only", alternative: null, loss: null, goal: { label: "hi" } }, "On the way to: "],
] as [Partial<WhyOut>, string][])("puts %j into words", (change, words) => {
  const { container } = render(<Why store={storeOf(FIXTURE, true)} why={{ ...WHY, ...change }} />);
  expect(container.textContent).toContain(words);
  if (change.expected) expect(container.textContent).toContain("Sees 62 chances in 100 to win.");
  expect(container.querySelectorAll("dd").length).toBe(change.parts ? 0 : 1);
  if (change.goal) expect(container.textContent).not.toContain("worth a thought");
});

it("tells why a bot moved as it did, with what it did not choose", () => {
  const store = storeOf(FIXTURE, false),
    message = structuredClone(store.arrived.value),
    seats = message.table.seats.map((seat, i) => ({ ...seat, why: i ? WHY : null }));
  store.receive({ ...message, seq: message.seq + 1, table: { ...message.table, seats } });
  const { container } = render(<Reasons store={store} seat={1} />);
  expect(one(container, ".bot-why").textContent).toContain("Next best: ");
  cleanup();
  expect(render(<Reasons store={store} seat={0} />).container.textContent).toBe("");
});
