import type { Table } from "../../games/board";
import type { LegalAction } from "../../types";

export const MOST_FOUND = 60;

export interface ListProps {
  table: Table;
  choose: (action: LegalAction) => void;
  outcome?: ((action: LegalAction) => string) | undefined;
}

export interface GroupsProps extends ListProps {
  open: (actions: readonly LegalAction[]) => void;
}
