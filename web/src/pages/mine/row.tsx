/* One of my games: against whom, until when, or how it ended. */
import type { TableShort } from "../../api";
import { Icon, SeatBadge } from "../../kit";
import { A } from "../../router";
import { Vignette } from "../../shell/vignette";
import { gameName } from "../../state/games";
import { duration } from "../../table/clock-time";
import { lang, t } from "../../text";

const day = (seconds: number): string =>
  new Intl.DateTimeFormat(lang.value, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(seconds * 1000));

const Others = ({ table }: { table: TableShort }) => (
  <span class="with">
    {table.seats.map((seat, i) =>
      seat.yours ? null : (
        <span key={i}>
          <SeatBadge seat={i} letter={(seat.name ?? "?").slice(0, 1).toUpperCase()} size={22} />
          {seat.kind === "open" ? t("seat-empty") : (seat.name ?? "")}
        </span>
      ),
    )}
  </span>
);

function Ending({ table }: { table: TableShort }) {
  const { result } = table;
  if (!result)
    return (
      <span class="ending muted">{t(table.status === "finished" ? "mine-left" : "mine-unfinished")}</span>
    );
  const { won, place, of, score, best } = result;
  return (
    <span class="ending">
      <b>
        {won && <Icon name="crown" size={16} color="var(--ochre)" />}
        {won ? t("mine-won") : t("mine-place", { place, of })}
      </b>
      <small>{t("mine-score", { score, best })}</small>
    </span>
  );
}

const Until = ({ table }: { table: TableShort }) => (
  <span class="ending muted">
    {table.deadline !== null && (
      <>
        <Icon name="glass" size={15} />
        {duration(table.deadline - Date.now() / 1000)}
      </>
    )}
  </span>
);

export const MineRow = ({ table }: { table: TableShort }) => {
  const over = table.status === "finished" || table.status === "abandoned",
    seen = table.status === "finished";
  return (
    <li>
      <span class="pic">
        <Vignette game={table.game} />
      </span>
      <span class="which">
        <b>{gameName(table.game)}</b>
        <small>{over ? day(table.updated) : t(`pace-${table.pace}`)}</small>
      </span>
      <Others table={table} />
      {over ? <Ending table={table} /> : <Until table={table} />}
      <A class="btn small" href={seen ? `/replay/${table.id}` : `/table/${table.id}`}>
        {t(seen ? "replay" : "go")}
      </A>
    </li>
  );
};
