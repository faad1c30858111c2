import type { LegalAction } from "../../types";
import { FEW, nameOf, sentence } from "../narrow";
import { Group } from "./group";
import { One } from "./one";
import type { GroupsProps } from "./props";

/** All kinds: small ones action by action, large ones to be opened. */
export const Kinds = ({
  table,
  groups,
  choose,
  open,
  outcome,
}: GroupsProps & { groups: readonly (readonly [string, readonly LegalAction[]])[] }) => (
  <ul class="choices">
    {groups.flatMap(([kind, actions]) =>
      actions.length <= FEW / 3
        ? actions.map(action => (
            <One key={nameOf(action)} table={table} choose={choose} action={action} outcome={outcome} />
          ))
        : [<Group key={kind} label={sentence(table.say, actions)} actions={actions} open={open} />],
    )}
  </ul>
);
