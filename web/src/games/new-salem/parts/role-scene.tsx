/* The first minute: one's character is turned, with its side, what it collects and how it wins. Once a table. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../kit";
import { need } from "../../../lookup";
import { isWoman } from "../art/figures";
import { NIGHT, nightRow } from "../art/night";
import type { CharacterName, Known } from "../model";
import type { Play } from "../play";
import { isTurned, keepTurned, neverAgain, roleOf } from "../role-memory";
import { CharacterBack } from "./character-back";
import { CharacterCard } from "./character-card";
import { Sky } from "./sky";
import { TypeBadge } from "./type-badge";

const SKYLINE = nightRow({
  ...NIGHT,
  w: 1440,
  h: 150,
  from: 0,
  right: 0,
  dark: 0,
  goal: 25,
  change: 0,
  moon: false,
});

interface SceneProps {
  play: Play;
  name: CharacterName;
  known: Known;
}

function Facts({ play, name, known }: SceneProps) {
  const { say, view } = play.table,
    { goal } = view.value.board,
    types = known.types.map(type => ({ label: `type-${type}` }));
  return (
    <>
      <p class="over">
        <Icon name="lock" size={15} />
        {say("ns-only-you")}
      </p>
      <p class="vh">{say(`character-${name}`)}</p>
      <h1>{say(`ns-role-${known.side}`, { woman: isWoman(name) ? "yes" : "no" })}</h1>
      <dl>
        <dt>{say("ns-role-side")}</dt>
        <dd>{say(`ns-role-side-${known.side}`, { goal })}</dd>
        <dt>{say("ns-role-collects")}</dt>
        <dd>
          <span class="types">
            {known.types.map(type => (
              <span key={type}>
                <TypeBadge type={type} size={28} />
                {say(`type-${type}`)}
              </span>
            ))}
          </span>
          {say("ns-role-points")}
        </dd>
        <dt>{say("ns-role-win")}</dt>
        <dd class="win">{say(`ns-role-win-${known.side}`, { types })}</dd>
      </dl>
    </>
  );
}

function Before({ play }: { play: Play }) {
  const { say, view } = play.table,
    { aids, players } = view.value,
    { witches_mixed: witches, puritans_mixed: puritans } = aids;
  return (
    <>
      <p class="over">{say("ns-role-before")}</p>
      <h1>{say("ns-role-who")}</h1>
      <p class="lead">{say("ns-role-lead")}</p>
      <p class="mix">{say("ns-role-mix", { witches, puritans, out: witches + puritans - players })}</p>
    </>
  );
}

interface TellProps extends SceneProps {
  turned: boolean;
  onTurn: () => void;
  onDone: () => void;
}

const Tell = ({ turned, onTurn, onDone, ...scene }: TellProps) => {
  const { say } = scene.play.table;
  return (
    <div class="tell">
      {/* What lies beneath a dialog is not heard: it tells by itself what the card shows. */}
      <div class="told" role="status" aria-atomic="true">
        {turned ? <Facts {...scene} /> : <Before play={scene.play} />}
      </div>
      <div class="row">
        <button type="button" class="btn primary big" onClick={turned ? onDone : onTurn}>
          <Icon name={turned ? "seal" : "eye"} size={18} cut="var(--wax)" />
          {say(turned ? "ns-role-cover" : "ns-role-turn")}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            neverAgain();
            onDone();
          }}
        >
          {say("ns-role-never")}
        </button>
      </div>
    </div>
  );
};

function Scene({ onDone, ...scene }: SceneProps & { onDone: () => void }) {
  const turned = useSignal(false),
    box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal?.();
  }, []);
  const turn = () => {
    turned.value = true;
  };
  return (
    <dialog
      class="ns-scene ns-role"
      ref={box}
      aria-label={scene.play.table.say("ns-role-who")}
      onClose={onDone}
    >
      <Sky />
      <svg
        class="skyline"
        viewBox="0 0 1440 150"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: SKYLINE }}
      />
      <div class={turned.value ? "cardspot turned" : "cardspot"}>
        {turned.value ? <CharacterCard {...scene} /> : <CharacterBack />}
      </div>
      <Tell {...scene} turned={turned.value} onTurn={turn} onDone={() => box.current?.close?.()} />
    </dialog>
  );
}

/** Shown before the first choice of a game, if it was not shown yet; a lesson tells it in its own time. */
export function RoleScene({ play }: { play: Play }) {
  const { view, me, taught } = play.table,
    { board, aids, over } = view.value,
    seat = me.value,
    done = useSignal(-1);
  if (seat === null || over || board.builds.length || board.picks[seat] !== null || done.value === seat)
    return null;
  const known = aids.known[seat],
    name = board.characters[seat],
    role = roleOf(seat);
  if (!known || !name || play.asked.value !== "pick" || isTurned(role) || taught.value) return null;
  const close = () => {
    keepTurned(role);
    done.value = need(seat, "seat");
  };
  return <Scene key={seat} play={play} name={name} known={known} onDone={close} />;
}
