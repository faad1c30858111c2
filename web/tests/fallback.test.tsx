/* A game without a board of its own: every field of the view can be read, the empty ones too. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { TableStore } from "../src/state/table";
import { FallbackBoard } from "../src/table/fallback";
import { recorded, speakAs } from "./helpers";

afterEach(cleanup);

it("writes every field with its name, and a dash where nothing is", () => {
  speakAs("en", "terra-nova");
  const message = structuredClone(recorded("terra-nova-act")),
    store = new TableStore("sample");
  message.view.board = { prize: 0, left: [2, null], lost: [], kept: null, won: [[5], []] };
  store.receive(message);
  const { container } = render(<FallbackBoard store={store} />),
    read = (row: Element): string[] => [...row.children].map(cell => cell.textContent ?? "");
  expect([...container.querySelectorAll(".fallback > dl > div")].map(read)).toEqual([
    ["prize", "0"],
    ["left", "2 –"],
    ["lost", "–"],
    ["kept", "–"],
    ["won", "051–"],
  ]);
});
