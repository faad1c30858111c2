/* A district opened over the others: whole cards, what was said by and about the player, what the viewer knows. */
import type { ComponentChildren } from "preact";
import { Icon, SeatBadge } from "../../../kit";
import { need, nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { accusedIn } from "../model";
import type { Play } from "../play";
import { CubeSums } from "./cubes-on";
import { ClaimButton } from "./make-claim";
import { Marks } from "./marks";
import { Name } from "./name";
import { Secret } from "./secret";
import { Sets } from "./sets";
import { spoken } from "./spoken";
import { Talk } from "./talk";
import { TypeBadge } from "./type-badge";

const Close = ({ play }: { play: Play }) => (
  <button
    type="button"
    class="btn small ns-close"
    onClick={() => {
      play.opened.value = null;
    }}
  >
    <Icon name="no" size={13} />
    {play.table.say("close")} <kbd>Esc</kbd>
  </button>
);

const Column = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
);

/** What the player said, the latest last; after the game with its truth. */
function Said({ play, seat }: { play: Play; seat: number }) {
  const { say, view } = play.table,
    said = view.value.board.claims.filter(c => c.seat === seat);
  return (
    <Column title={say("ns-has-said")}>
      {said.map((c, i) => (
        <p key={i} class={`ns-bubble flat${accusedIn(c) === null ? "" : " accuse"}`}>
          <span>{say(`ns-said-${c.claim.kind}`, spoken(c.claim))}</span>
          {view.value.over && c.true !== null && <small>{say(c.true ? "ns-true" : "ns-lie")}</small>}
        </p>
      ))}
      {!said.length && <p class="faint">{say("ns-silent")}</p>}
    </Column>
  );
}

function SaidOf({ play, seat }: { play: Play; seat: number }) {
  const { say, seats, view } = play.table,
    about = view.value.board.claims.filter(c => "about" in c.claim && c.claim.about === seat);
  return (
    <Column title={say("ns-others-say")}>
      {about.map((c, i) => (
        <p key={i}>
          <SeatBadge seat={c.seat} letter={seats.value[c.seat]?.letter} size={20} />
          {say(`ns-said-${c.claim.kind}`, spoken(c.claim))}
        </p>
      ))}
      {!about.length && <p class="faint">{say("ns-nobody-speaks")}</p>}
    </Column>
  );
}

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
function Known({ play, seat }: { play: Play; seat: number }) {
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

const TalkOpened = ({ play }: { play: Play }) => (
  <section class="panel ns-opened" aria-label={play.table.say("ns-sheet-talk")}>
    <header>
      <h2>{play.table.say("ns-sheet-talk")}</h2>
      <Close play={play} />
    </header>
    <Talk play={play} />
  </section>
);

export function Opened({ play }: { play: Play }) {
  const { say, seats } = play.table,
    seat = play.opened.value;
  if (seat === null) return null;
  if (seat === "talk") return <TalkOpened play={play} />;
  const title = say("ns-town-of", { player: { seat } });
  return (
    <section class="panel ns-opened" aria-label={title}>
      <header>
        <SeatBadge seat={seat} letter={nth(seats.value, seat, "seats").letter} size={30} />
        <h2>{title}</h2>
        <Marks play={play} seat={seat} />
        <CubeSums play={play} seat={seat} />
        <Name play={play} seat={seat} />
        <Close play={play} />
      </header>
      <Sets play={play} seat={seat} />
      <div class="ns-know">
        <Said play={play} seat={seat} />
        <SaidOf play={play} seat={seat} />
        <Known play={play} seat={seat} />
      </div>
    </section>
  );
}
