/* My games: waiting for me first, running, open, over; with search, results and all records to take along. */
import { useEffect, useMemo } from "preact/hooks";
import { addresses } from "../../api";
import { A } from "../../router";
import { NarrowPage } from "../../shell/narrow-page";
import { gameName } from "../../state/games";
import { games, person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { MineRow } from "./row";
import { KINDS, MyGames } from "./store";
import "./mine.css";

const Kinds = ({ mine }: { mine: MyGames }) => (
  <div class="mine-kinds" role="radiogroup" aria-label={t("mine-which")}>
    {KINDS.map(kind => (
      <label key={kind} class={mine.kind.value === kind ? "pill on" : "pill"}>
        <input
          type="radio"
          name="kind"
          checked={mine.kind.value === kind}
          onChange={() => {
            mine.kind.value = kind;
            void mine.load();
          }}
        />
        {t(`mine-${kind}`)}
        <small>{mine.counts.value[kind] ?? 0}</small>
      </label>
    ))}
  </div>
);

const Filters = ({ mine }: { mine: MyGames }) => (
  <div class="mine-filters">
    <label class="labelled">
      {t("mine-game")}
      <select
        class="field"
        value={mine.game.value}
        onChange={e => {
          mine.game.value = e.currentTarget.value;
          void mine.load();
        }}
      >
        <option value="">{t("mine-every-game")}</option>
        {(games.value ?? []).map(game => (
          <option key={game.id} value={game.id}>
            {gameName(game.id)}
          </option>
        ))}
      </select>
    </label>
    <label class="labelled">
      {t("mine-with")}
      <input
        class="field"
        type="search"
        maxLength={40}
        value={mine.name.value}
        onInput={e => {
          mine.name.value = e.currentTarget.value;
          void mine.load();
        }}
      />
    </label>
  </div>
);

const Found = ({ mine }: { mine: MyGames }) => {
  const tables = mine.tables.value ?? [];
  return (
    <section class="panel mine-list" aria-label={t(`mine-${mine.kind.value}`)}>
      {tables.length ? (
        <ol>
          {tables.map(table => (
            <MineRow key={table.id} table={table} />
          ))}
        </ol>
      ) : (
        <p class="muted none">{t(mine.kind.value === "turn" ? "waiting-none" : "mine-nothing")}</p>
      )}
      {mine.more.value && (
        <p class="none">
          <Button onClick={() => void mine.load(true)}>{t("mine-more")}</Button>
        </p>
      )}
    </section>
  );
};

export function Mine() {
  const mine = useMemo(() => new MyGames(), []),
    me = person.value;
  useEffect(() => {
    if (me?.id) void mine.open().catch(() => undefined);
  }, [me?.id]);
  return (
    <NarrowPage class="mine">
      <h1>{t("nav-mine")}</h1>
      {me && (!me.id || (mine.tables.value && !mine.any)) ? (
        <p class="muted">
          {t("mine-none")} <A href="/new">{t("open-a-table")}</A>
        </p>
      ) : (
        <>
          <Kinds mine={mine} />
          <Filters mine={mine} />
          {mine.tables.value && <Found mine={mine} />}
          {(mine.counts.value.over ?? 0) > 0 && (
            <p>
              <a href={addresses.records} download="approdo-games.jsonl">
                {t("mine-records")}
              </a>
            </p>
          )}
        </>
      )}
    </NarrowPage>
  );
}
