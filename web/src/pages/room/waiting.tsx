/* The waiting room: who sits where, what one waits for, who can start; a name for who comes, a link for who invites. */
import { type Signal, useSignal } from "@preact/signals";
import type { GameInfo, SeatInfo, TableInfo } from "../../api";
import { Icon, SeatBadge } from "../../kit";
import { go } from "../../router";
import { Face } from "../../shell/face";
import { Intro } from "../../shell/intro";
import { Top } from "../../shell/top";
import { crewOf, levelAbout, levelLine, levelName } from "../../state/crew";
import { findGame, gameName } from "../../state/games";
import { callMe, person } from "../../state/session";
import type { TableStore } from "../../state/table";
import { Refusal } from "../../table/refusal";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { Invitation } from "./invitation";
import "./waiting.css";

const seatName = (seat: SeatInfo): string => {
  if (seat.name) return seat.name;
  return seat.bot ? t("bot-level", { level: levelName(seat.bot) }) : t("seat-empty");
};
const standing = (seat: SeatInfo): string => {
  if (seat.you) return t("you");
  if (seat.bot) return levelLine(seat.bot);
  return seat.reserved ? t("seat-reserved") : "";
};

interface SeatProps {
  store: TableStore;
  seat: number;
  info: SeatInfo;
  name: Signal<string>;
}

/** Put somebody of the crew on a free seat: a face a press. */
const AddBot = ({ store, seat, game }: { store: TableStore; seat: number; game: GameInfo }) => (
  <span class="add-bot">
    <span class="muted">{t("add-bot")}</span>
    {crewOf(game).map(level => (
      <button
        key={level}
        type="button"
        aria-label={t("add-bot-of", { level: levelName(level) })}
        title={`${levelLine(level)}. ${levelAbout(level)}`}
        onClick={() => void store.commands.addBot(seat, level)}
      >
        <Face level={level} size={36} />
      </button>
    ))}
  </span>
);

function Seat({ store, seat, info, name }: SeatProps) {
  const table = store.info.value,
    game = findGame(table.game),
    seated = store.arrived.value.you.length > 0,
    free = info.kind === "open";
  const sit = () => callMe(name.value).then(() => store.commands.sit(seat));
  return (
    <li>
      <SeatBadge seat={seat} letter={info.name?.slice(0, 1).toUpperCase()} size={34} />
      <b>
        {seatName(info)} <small class="muted">{standing(info)}</small>
      </b>
      {info.bot && (
        <span class="bot-face" title={levelAbout(info.bot)}>
          <Face level={info.bot} size={38} />
        </span>
      )}
      {free && (!info.reserved || info.yours) && !seated && (
        <Button look="primary" onClick={() => void store.errands.run(sit)}>
          {t("sit-down")}
        </Button>
      )}
      {free && table.you_host && game && <AddBot store={store} seat={seat} game={game} />}
    </li>
  );
}

/** What happens next, as this reader needs to know it. */
function awaited(table: TableInfo, seated: boolean): string {
  const free = table.seats.filter(seat => seat.kind === "open").length,
    host = table.host ?? t("someone");
  if (!seated && !table.you_host) return free ? t("room-come-in", { n: free }) : t("room-full", { host });
  if (free) return t(table.you_host ? "room-send" : "room-wait", { n: free, host });
  return table.you_host ? t("room-start") : t("room-host-starts", { host });
}

const MyName = ({ name }: { name: Signal<string> }) => (
  <label class="labelled my-name">
    {t("your-name")}
    <input
      class="field"
      value={name.value}
      placeholder={t("name-shown")}
      maxLength={24}
      autocomplete="nickname"
      onInput={e => {
        name.value = e.currentTarget.value;
      }}
    />
  </label>
);

const StartRow = ({ store, full }: { store: TableStore; full: boolean }) => (
  <p class="row end to-start">
    <Button look="quiet" onClick={() => go("/")}>
      {t("leave")}
    </Button>
    {store.info.value.you_host && (
      <Button look="primary big" aria-disabled={!full} onClick={() => void store.commands.start()}>
        <Icon name="play" />
        {t("start")}
      </Button>
    )}
  </p>
);

export function WaitingRoom({ store }: { store: TableStore }) {
  const table = store.info.value,
    name = useSignal(person.value?.name ?? ""),
    seated = store.arrived.value.you.length > 0,
    full = table.seats.every(seat => seat.kind !== "open");
  return (
    <div class="plain-page">
      <Top title={gameName(table.game)} note={store.title.value} />
      <main class="wrap narrow waiting">
        <Intro game={table.game}>
          <h1>{table.host ? t("table-of", { player: table.host }) : gameName(table.game)}</h1>
          <p role="status">{awaited(table, seated)}</p>
        </Intro>
        <Panel title={t("seats")}>
          {!seated && !full && !person.value?.account && <MyName name={name} />}
          <ul class="seating body">
            {table.seats.map((info, seat) => (
              <Seat key={seat} store={store} seat={seat} info={info} name={name} />
            ))}
          </ul>
        </Panel>
        {table.you_host && table.invite && !full && <Invitation store={store} path={table.invite.path} />}
        <StartRow store={store} full={full} />
        <Refusal store={store} />
      </main>
    </div>
  );
}
