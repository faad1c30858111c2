import type { LegalAction } from "../../types";
import { Spoken } from "../spoken";
import type { ListProps } from "./props";

/** One action in its own words; the board shows what it would do while it is pointed at. */
export function One({ table, choose, action, outcome }: ListProps & { action: LegalAction }) {
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
