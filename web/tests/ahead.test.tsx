/* Thinking ahead: where it is offered, what is prepared, when it is played and when it falls. */
import { cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, type TableMessage } from "../src/api";
import { need, nth } from "../src/lookup";
import { TableStore } from "../src/state/table";
import { TablePage } from "../src/table/page";
import type { View } from "../src/types";
import { one, recorded, speakAs } from "./helpers";

beforeEach(() => speakAs("en", "terra-nova"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const mine = recorded("terra-nova-place"),
  me = need(mine.view.viewer, "viewer"),
  other = (me + 1) % mine.view.players;
/** The same table while somebody else is asked. */
const theirs: TableMessage = {
  ...mine,
  view: { ...mine.view, actors: [other], legal: [], prompt: { key: "wait-place", args: {}, rules: [] } },
};
const later = (message: TableMessage, change: Partial<View> = {}): TableMessage => ({
  ...message,
  seq: message.seq + 1,
  view: { ...need(message.view, "view"), step: mine.view.step + 1, ...change },
});

async function thinking(): Promise<{ store: TableStore; container: Element }> {
  vi.spyOn(api, "ahead").mockResolvedValue({ decision: mine.decision, view: mine.view } as never);
  const store = new TableStore("sample");
  store.receive(theirs);
  const { container } = render(<TablePage store={store} />);
  await waitFor(() => one(container, ".prompt .think"));
  fireEvent.click(one(container, ".prompt .think"));
  await waitFor(() => one(container, ".prompt.ahead"));
  return { store, container };
}

it("shows the next turn as if it had begun, and the way back", async () => {
  const { store, container } = await thinking();
  expect(store.legal.value.all.length).toBe(mine.view.legal.length);
  expect(container.querySelector(".board .legal")).not.toBeNull();
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(container.querySelector(".prompt.ahead")).toBeNull());
  expect(store.legal.value.all.length).toBe(0);
});

it("keeps what was chosen and plays it as soon as it can be", async () => {
  const { store, container } = await thinking(),
    chosen = nth(mine.view.legal, 3, "legal"),
    act = vi.spyOn(api, "act").mockResolvedValue({ seq: 0, decision: 0, duplicate: false });
  store.choose(chosen);
  await waitFor(() => expect(one(container, ".caption").textContent).toContain("Prepared: "));
  expect(act).not.toHaveBeenCalled();
  store.pace.flush();
  store.receive(later(mine));
  store.pace.flush();
  await waitFor(() => expect(act).toHaveBeenCalledWith("sample", me, mine.decision, chosen.id));
  expect(store.ahead.prepared.value).toBeNull();
});

it("drops it with a word when it is no longer possible, and leaves it alone at another question", async () => {
  const { store, container } = await thinking(),
    chosen = nth(mine.view.legal, 3, "legal"),
    act = vi.spyOn(api, "act");
  store.choose(chosen);
  store.receive(later(mine, { prompt: { key: "prompt-other", args: {}, rules: [] } }));
  store.pace.flush();
  expect(store.ahead.prepared.value?.action.id).toBe(chosen.id);
  store.receive({
    ...later(mine, { step: mine.view.step + 2, legal: mine.view.legal.filter(({ id }) => id !== chosen.id) }),
    seq: mine.seq + 2,
  });
  store.pace.flush();
  expect(store.ahead.prepared.value).toBeNull();
  expect(act).not.toHaveBeenCalled();
  await waitFor(() => expect(one(container, ".caption.why").textContent).toContain("No longer possible"));
});

it("is not offered to whom something is asked, nor where the next turn cannot be known", () => {
  const store = new TableStore("sample");
  store.ahead.offers.value = true;
  store.receive(mine);
  expect(store.ahead.offered.value).toBe(false);
  store.receive({ ...theirs, seq: mine.seq + 1 });
  expect(store.ahead.offered.value).toBe(true);
  store.ahead.offers.value = false;
  expect(store.ahead.offered.value).toBe(false);
});
