/* Every player at the table. */
import type { BoardParts } from "../games/board";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Player } from "./player";
import "./players.css";

export function Players({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const watchers = store.info.value.watching;
  const openMenu = () => {
    store.menu.value = true;
  };
  return (
    <section class="panel others" aria-label={t("players")} tabIndex={-1}>
      <header>
        <h2>{t("players")}</h2>
        <span>{parts?.note?.()}</span>
        {watchers > 0 && (
          <span title={t("watchers", { n: watchers })}>
            <Icon name="eye" size={15} /> {watchers}
          </span>
        )}
        {store.alerts.all.value.length > 0 && (
          <button
            type="button"
            class="tool end"
            title={t("alerts-n", { n: store.alerts.all.value.length })}
            onClick={() => {
              store.alerts.open.value = true;
            }}
          >
            <Icon name="warn" size={16} />
          </button>
        )}
        <button type="button" class="tool end" title={t("table-menu")} onClick={openMenu}>
          <Icon name="gear" size={16} />
        </button>
      </header>
      {store.seats.value.map(who => (
        <Player key={who.seat} store={store} parts={parts} who={who} />
      ))}
    </section>
  );
}
