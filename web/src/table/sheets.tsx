/* What opens above the table. */
import type { TableStore } from "../state/table";
import { AdviceSheet } from "./advice-sheet";
import { AlertList } from "./alert-list";
import { Finder } from "./finder";
import { Menu } from "./menu";
import { ParagraphSheet } from "./paragraph-sheet";
import { Sure } from "./sure";

export const Sheets = ({ store }: { store: TableStore }) => (
  <>
    <Finder store={store} />
    <Menu store={store} />
    <Sure store={store} />
    <AlertList store={store} />
    <AdviceSheet store={store} />
    <ParagraphSheet />
  </>
);
