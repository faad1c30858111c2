/* Lists of actions: found ones, values of a field, kinds. */
import type { Table } from "../games/board";
import { Icon } from "../kit";
import { t } from "../text";
import type { LegalAction } from "../types";
import { ask, FEW, nameOf, sentence } from "./narrow";
import { Spoken } from "./spoken";

const MOST_FOUND = 60;

interface ListProps {
  table: Table;
  choose: (action: LegalAction) => void;
  outcome?: ((action: LegalAction) => string) | undefined;
}
interface GroupsProps extends ListProps {
  open: (actions: readonly LegalAction[]) => void;
}

/** One action in its own words; the board shows what it would do while it is pointed at. */
function One({ table, choose, action, outcome }: ListProps & { action: LegalAction }) {
  const effect = outcome?.(action),
    text = table.say(action.label.label, action.label.args),
    heard = table.heard(text);
  const show = () => {
    table.peek.value = action;
  };
  const hide = () => {
    table.peek.value = null;
  };
  return (
    <li>
      <button
        type="button"
        class="choice"
        onClick={() => choose(action)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Spoken text={text} heard={heard}>
          {text}
        </Spoken>
        {effect && <small class="effect">{effect}</small>}
      </button>
    </li>
  );
}

const Group = ({
  label,
  actions,
  open,
}: Omit<GroupsProps, "table" | "choose" | "outcome"> & {
  label: string;
  actions: readonly LegalAction[];
}) => (
  <li>
    <button type="button" class="choice" onClick={() => open(actions)}>
      {label}
      {actions.length > 1 && (
        <span class="count">
          <span class="vh">{t("choices", { n: actions.length })}</span>
          <Icon name="arrow" size={15} />
        </span>
      )}
    </button>
  </li>
);

export const Found = ({
  table,
  choose,
  actions,
  outcome,
}: ListProps & { actions: readonly LegalAction[] }) => (
  <ul class="choices">
    {actions.slice(0, MOST_FOUND).map(action => (
      <One key={nameOf(action)} table={table} choose={choose} action={action} outcome={outcome} />
    ))}
    {!actions.length && <li class="faint">{t("actions-none")}</li>}
  </ul>
);

/** The first of many that are ranked, where the key to them begins: one arrow down, and on. */
export const Best = ({
  table,
  choose,
  actions,
  outcome,
}: ListProps & { actions: readonly LegalAction[] }) => (
  <>
    <p class="path">
      <b>{t("actions-best")}</b>
    </p>
    <ul class="choices">
      {actions.slice(0, FEW).map(action => (
        <One key={nameOf(action)} table={table} choose={choose} action={action} outcome={outcome} />
      ))}
    </ul>
    <p class="path">
      <b>{t("actions-all")}</b>
    </p>
  </>
);

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
