import { Icon } from "../../../kit";
import { need } from "../../../lookup";
import type { LegalAction } from "../../../types";
import type { Play } from "../play";
import { ClaimButton } from "./claim-button";
import { Column } from "./column";
import { Secret } from "./secret";
import { TypeBadge } from "./type-badge";

/** A hand that the viewer has held and passed on, as far as it can still be followed. */
function KnownHand({ play, seat }: { play: Play; seat: number }) {
  const { say, view, me } = play.table,
    { board, aids, over } = view.value,
    hand = board.hands[seat];
  if (over || seat === me.value || !hand?.length) return null;
  return (
    <p class="ns-known" title={say("ns-only-you")}>
      <Icon name="eye" size={15} />
      {say("ns-holds")}{" "}
      {hand.map((name, i) => (
        <span key={i} class="chip">
          <TypeBadge type={need(aids.buildings[name], "buildings").type} size={16} />
          {say(`building-${name}`)}
        </span>
      ))}
    </p>
  );
}

/** What the viewer knows of the player, and what can be said of him in one click. */
export function Known({ play, seat }: { play: Play; seat: number }) {
  const { say, view, me, legal } = play.table,
    { looks } = view.value.board,
    seen = looks.filter(l => l.who === seat || l.whose === seat),
    words = (["accuse", "claim-saw", "nominate"] as const).flatMap(kind =>
      legal.value.where(kind, { about: seat }),
    );
  return (
    <Column title={say(me.value === null ? "ns-looks" : "ns-you-know")}>
      <Secret play={play} seat={seat} />
      <KnownHand play={play} seat={seat} />
      {seen.map((l, i) => (
        <p key={i}>
          <Icon name="eye" size={15} />
          {say("ns-looked", { player: { seat: l.who }, whose: { seat: l.whose } })}
        </p>
      ))}
      {!seen.length && <p class="faint">{say("ns-no-look")}</p>}
      {words.length > 0 && <Words play={play} words={words} />}
    </Column>
  );
}

const Words = ({ play, words }: { play: Play; words: readonly LegalAction[] }) => (
  <fieldset class="row" aria-label={play.table.say("ns-claim")}>
    {words.map(action => (
      <span key={action.id}>
        {play.table.say(`ns-say-${action.action.kind}`)} <ClaimButton play={play} action={action} />
      </span>
    ))}
  </fieldset>
);
