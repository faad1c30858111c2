import type { LegalAction } from "../../types";
import { ask, FEW, nameOf } from "../narrow";
import { Group } from "./group";
import { One } from "./one";
import type { GroupsProps } from "./props";

/** The actions of one kind: themselves if they are few, else the values of the first field in which they differ. */
export function FieldChoices({
  table,
  actions,
  choose,
  open,
  outcome,
}: GroupsProps & { actions: readonly LegalAction[] }) {
  const question = actions.length > FEW ? ask(table.say, actions) : null;
  return (
    <ul class="choices grid">
      {question
        ? question.choices.map(c => (
            <Group key={String(c.value)} label={c.label} actions={c.actions} open={open} />
          ))
        : actions.map(action => (
            <One key={nameOf(action)} table={table} choose={choose} action={action} outcome={outcome} />
          ))}
    </ul>
  );
}
