import { need, nth } from "../../../lookup";
import { missing } from "../model";
import type { Play } from "../play";
import { TypeBadge } from "./type-badge";

/** Up to two buildings that would complete a set. */
export function Wants({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { board, aids, over } = view.value,
    all = over ? [] : missing(nth(board.towns, need(me.value, "me"), "towns"), aids.buildings),
    wants = [...new Map(all.map(want => [want.building, want])).values()].slice(0, 2);
  return (
    <>
      {wants.map(({ type, building }, i) => (
        <span key={i} class="ns-want" title={say("ns-two-of-three")}>
          <TypeBadge type={type} size={18} />
          {i ? say(`building-${building}`) : say("ns-wants", { building: { label: `building-${building}` } })}
        </span>
      ))}
    </>
  );
}
