/* Who plays: a row a seat, each person, bot or link; the number of players follows. */
import type { SeatWish } from "../../api";
import { type GlyphName, Icon, SeatBadge } from "../../kit";
import { person } from "../../state/session";
import { capital, t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { BotName } from "./bot-name";
import { Crew } from "./crew";
import { type Draft, KINDS, type Kind, seatAll, setSeat, wish, withOneMore, without } from "./draft";

const PICTURES: Readonly<Record<Kind, GlyphName>> = { hotseat: "me", bot: "bot", open: "link" };

interface SeatProps {
  draft: Draft;
  seat: number;
  now: SeatWish;
}

/** Here, a bot, or by link. */
const Kinds = ({ draft, seat, now }: SeatProps) => (
  <fieldset class="kinds" aria-label={t("seat-n", { n: seat + 1 })}>
    {KINDS.map(kind => (
      <label key={kind} class={kind === now.kind ? "on" : ""} title={t(`seat-${kind}-help`)}>
        <input
          type="radio"
          name={`kind-${seat}`}
          aria-label={t(`seat-${kind}`)}
          checked={kind === now.kind}
          onChange={() => setSeat(draft, seat, wish(draft.game, kind, seat))}
        />
        <Icon name={PICTURES[kind]} size={18} />
        <span>{t(`seat-${kind}`)}</span>
      </label>
    ))}
  </fieldset>
);

const NameField = ({ value, set }: { value: string; set: (name: string) => void }) => (
  <input
    class="field"
    aria-label={t("name-shown")}
    placeholder={t("name-shown")}
    value={value}
    maxLength={24}
    autocomplete="nickname"
    onInput={e => set(e.currentTarget.value)}
  />
);

/** The reader's own seat: an account has its name, a guest may choose one. */
const MySeat = ({ draft }: { draft: Draft }) => (
  <li>
    <SeatBadge seat={0} letter={draft.name.value.slice(0, 1).toUpperCase()} size={32} />
    <div class="seat-name">
      {person.value?.account ? (
        <b>{person.value.name}</b>
      ) : (
        <NameField
          value={draft.name.value}
          set={name => {
            draft.name.value = name;
          }}
        />
      )}
      <small>{t("seat-me")}</small>
    </div>
  </li>
);

/** Who sits there: a name to write, somebody of the crew, or whoever comes. */
function SeatName({ draft, seat, now }: SeatProps) {
  if (now.kind === "bot") return <BotName draft={draft} seat={seat} now={now} />;
  return (
    <>
      {now.kind === "hotseat" ? (
        <NameField value={now.name ?? ""} set={name => setSeat(draft, seat, { ...now, name })} />
      ) : (
        <b>{capital(t("seat-empty"))}</b>
      )}
      <small>{t(`seat-${now.kind}-help`)}</small>
    </>
  );
}

function OtherSeat({ draft, seat, now }: SeatProps) {
  const left = without(draft, seat);
  return (
    <li>
      <SeatBadge
        seat={seat}
        letter={now.kind === "hotseat" ? now.name?.slice(0, 1).toUpperCase() : ""}
        size={32}
      />
      <div class="seat-name">
        <SeatName draft={draft} seat={seat} now={now} />
      </div>
      <Kinds draft={draft} seat={seat} now={now} />
      {left && (
        <button
          type="button"
          class="tool"
          title={t("seat-remove", { n: seat + 1 })}
          onClick={() => seatAll(draft, left)}
        >
          <Icon name="no" size={15} />
        </button>
      )}
      {now.kind === "bot" && draft.choosing.value === seat && draft.game.bots.length > 1 && (
        <Crew draft={draft} seat={seat} now={now} />
      )}
    </li>
  );
}

export function Seating({ draft, invited }: { draft: Draft; invited: boolean }) {
  const seats = draft.seats.value,
    most = Math.max(...draft.game.seats),
    more = withOneMore(draft, invited);
  return (
    <Panel
      class="who-plays"
      title={t("who-plays")}
      end={<span role="status">{t("seats-of", { n: seats.length, of: most })}</span>}
    >
      <ul class="seat-rows">
        {seats.map((now, seat) =>
          seat ? (
            <OtherSeat key={seat} draft={draft} seat={seat} now={now} />
          ) : (
            <MySeat key={seat} draft={draft} />
          ),
        )}
      </ul>
      {more && (
        <Button look="quiet add-seat" onClick={() => seatAll(draft, more)}>
          <span aria-hidden="true">+</span> {t("seat-add")}
        </Button>
      )}
    </Panel>
  );
}
