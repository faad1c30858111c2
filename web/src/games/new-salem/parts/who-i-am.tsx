/* Who the viewer is: character, side and what it wants. */
import { Icon } from "../../../kit";
import { need } from "../../../lookup";
import { effectOf } from "../model";
import type { Play } from "../play";
import { nameAndTrade } from "./character-card";
import { TypeBadge } from "./type-badge";

/** Who the viewer is: nobody else sees this. */
export function WhoIAm({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    seat = need(me.value, "me"),
    { board, aids, over } = view.value,
    known = aids.known[seat],
    name = board.characters[seat],
    { points } = effectOf(play.previewed.value);
  if (!known || !name) return null;
  return (
    <p class={`ns-me ${known.side}`}>
      <Icon name={known.side === "witch" ? "despair" : "hope"} size={20} />
      <b title={say(`character-${name}`)}>{nameAndTrade(play, name)[0]}</b>
      <span>
        {say("ns-you-are", { side: { label: `side-${known.side}` } })}{" "}
        {known.types.map(type => (
          <TypeBadge key={type} type={type} size={20} label={say(`type-${type}`)} />
        ))}{" "}
        {say("ns-and-sets")}
        {points ? <b class="gain"> {say("ns-gain", { n: points })}</b> : ""}
      </span>
      {!over && (
        <small>
          <Icon name="lock" size={14} />
          {say("ns-only-you")}
        </small>
      )}
    </p>
  );
}
