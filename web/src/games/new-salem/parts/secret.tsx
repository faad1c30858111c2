/* What the viewer was shown of somebody: nobody else sees this. */
import { Icon } from "../../../kit";
import type { Play } from "../play";
import { TypeBadge } from "./type-badge";

export function Secret({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { say } = table,
    { board, aids, over } = table.view.value,
    known = aids.known[seat],
    name = board.characters[seat];
  if (!known || !name || (seat === table.me.value && !over)) return null;
  return (
    <span class={`ns-secret ${known.side}`} title={say(over ? "ns-was" : "ns-only-you")}>
      {!over && <Icon name="eye" size={15} />}
      {say(over ? "ns-revealed" : "ns-you-saw", { side: { label: `side-${known.side}` } })}
      {known.types.map(type => (
        <TypeBadge key={type} type={type} size={16} label={say(`type-${type}`)} />
      ))}
    </span>
  );
}
