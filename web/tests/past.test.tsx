import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TableStore } from "../src/state/table";
import { PastBar } from "../src/table/past";
import { one, recorded, speakAs } from "./helpers";

beforeEach(() => speakAs("en", "neuland"));
afterEach(cleanup);

it.each([
  ["finished", "The game is over"],
  ["playing", "goes on"],
] as const)("says of the past of a %s game what became of it", (status, words) => {
  const message = structuredClone(recorded("neuland-act")),
    store = new TableStore("sample");
  store.receive({ ...message, table: { ...message.table, status } });
  store.lookback.past.value = { ...message.view, log: [] } as never;
  const { container } = render(<PastBar store={store} />);
  expect(one(container, ".sub").textContent).toContain(words);
});
