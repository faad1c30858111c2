/* The moments that mattered, in the game's own words; each shows its position on the board. */
import { Icon, SeatBadge } from "../../kit";
import type { TableStore } from "../../state/table";
import type { Story } from "../../state/table/story";
import { t } from "../../text";
import type { TextArgs } from "../../types";
import { Panel } from "../../ui/panel";
import { Named } from "../named";

type Moment = Story["moments"][number];
type Gain = Moment["gains"][number];

function inWords(store: TableStore, { kind, args }: Moment): string {
  const own = `moment-${kind}`;
  return store.say(store.say.has(own) ? own : `event-${kind}`, args as TextArgs);
}

interface GainProps {
  store: TableStore;
  gain: Gain;
  /** Whose it is goes without saying. */
  alone: boolean;
  /** The sentence does not say for what. */
  told: boolean;
}

const GainMark = ({ store, gain, alone, told }: GainProps) => {
  const who = store.seats.value[gain.seat],
    why = gain.parts.map(part =>
      store.say(`score-${part.part}`, { n: part.value, ...part.args } as TextArgs),
    );
  return (
    <span class={gain.points < 0 ? "gain lost" : "gain"} title={why.join("\n")}>
      {!alone && <SeatBadge seat={gain.seat} letter={who?.letter} size={16} />}
      {!alone && <span class="vh">{who?.name}: </span>}
      {gain.points < 0 ? `−${-gain.points}` : `+${gain.points}`}
      {told || gain.parts.length > 1 ? (
        <small>{why.join(", ")}</small>
      ) : (
        <span class="vh"> ({why.join(", ")})</span>
      )}
    </span>
  );
};

const Entry = ({ store, moment }: { store: TableStore; moment: Moment }) => {
  const by = moment.seat ?? moment.gains[0]?.seat ?? null,
    who = by === null ? null : store.seats.value[by],
    leader = moment.lead === null ? null : store.seats.value[moment.lead];
  return (
    <button
      type="button"
      class="moment"
      aria-pressed={store.lookback.past.value?.step === moment.step}
      title={t("log-look")}
      onClick={() => store.lookback.lookAt(moment.step)}
    >
      <b class="when">{moment.chapter || ""}</b>
      {by === null ? (
        <Icon name="scales" size={22} />
      ) : (
        <SeatBadge seat={by} letter={who?.letter} size={22} />
      )}
      <span>
        <Named text={inWords(store, moment)} seats={store.seats.value} />
        {moment.gains.map(gain => (
          <GainMark
            key={gain.seat}
            store={store}
            gain={gain}
            alone={moment.gains.length === 1 && gain.seat === by}
            told={!store.say.has(`moment-${moment.kind}`)}
          />
        ))}
        {leader && <em> · {leader.me ? t("moment-lead-you") : t("moment-lead", { player: leader.name })}</em>}
      </span>
    </button>
  );
};

export const Moments = ({ store, story }: { store: TableStore; story: Story }) => (
  <Panel class="moments" title={t("moments")}>
    {!story.moments.length && <p class="empty">{t("moments-none")}</p>}
    <ol>
      {story.moments.map(moment => (
        <li key={moment.step}>
          <Entry store={store} moment={moment} />
        </li>
      ))}
    </ol>
  </Panel>
);
