import type { LegalAction } from "../../types";
import { Spoken } from "../spoken";
import type { ListProps } from "./props";

/** So many lines at the head of a list are called by their figure. */
const CALLED = 9;

interface OneProps extends ListProps {
  action: LegalAction;
  /** Where it stands, from 0, in a list whose lines are called by figures. */
  place?: number | undefined;
}

/** One action in its own words; the board shows what it would do while it is pointed at. */
export function One({ table, choose, action, outcome, place = CALLED }: OneProps) {
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
        aria-keyshortcuts={place < CALLED ? String(place + 1) : undefined}
        onClick={() => choose(action)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Spoken text={text} heard={heard}>
          {text}
        </Spoken>
        {effect && (
          <small class="effect">
            <span class="vh">: </span>
            {effect}
          </small>
        )}
      </button>
    </li>
  );
}
