/* The switch "pass for me when I can build nothing" in the table's menu. */
import { fireEvent, render } from "@testing-library/preact";
import { expect, it, vi } from "vitest";
import { api, type TableMessage } from "../src/api";
import { TableStore } from "../src/state/table";
import { Menu } from "../src/table/menu";
import message from "./fixtures/new-haven-build.json";

const shown = (can: boolean): TableMessage => {
  const told = structuredClone(message) as unknown as TableMessage;
  return { ...told, table: { ...told.table, can_auto_pass: can } };
};

it("asks the server to pass, and is absent where a game has no such decision", () => {
  const ask = vi.spyOn(api, "autoPass").mockResolvedValue({ ok: true });
  for (const can of [true, false]) {
    const store = new TableStore("sample");
    store.receive(shown(can));
    store.menu.value = true;
    const { container, unmount } = render(<Menu store={store} />);
    const box = container.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (can && box) fireEvent.click(box);
    else expect(box).toBeNull();
    unmount();
  }
  expect(ask).toHaveBeenCalledWith("sample", message.seat, true);
});
