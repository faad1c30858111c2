/* Who won and why: the points of all players by their source, side by side. */
import { SeatBadge } from "../../kit";
import { Face } from "../../shell/face";
import { levelName } from "../../state/crew";
import type { TableStore } from "../../state/table";
import { t } from "../../text";
import type { Outcome } from "../../types";
import { Panel } from "../../ui/panel";
import { bestIn, type Source } from "./columns";

interface SourcesProps {
  store: TableStore;
  outcome: Outcome;
  sources: readonly Source[];
  deciding: Source | null;
  /** What is counted: points, colonists. */
  unit: string;
}

const NOTHING = "–",
  /** More sources than this become rows, with the players side by side above them. */
  MOST = { phone: 5, tablet: 6, desktop: 7 };

const Who = ({ store, seat }: { store: TableStore; seat: number }) => {
  const who = store.seats.value[seat];
  return (
    <span class="who">
      <SeatBadge seat={seat} letter={who?.letter} size={26} />
      {who?.bot && <Face level={who.bot} size={26} />}
      <span>
        {who?.name}
        {who?.me && <small>{t("you")}</small>}
        {who?.bot && <small>{levelName(who.bot)}</small>}
      </span>
    </span>
  );
};

const Cell = ({ source, seat, deciding }: { source: Source; seat: number; deciding: boolean }) => {
  const cell = source.cells[seat],
    looks = [deciding && "deciding", source.tie && "tie", bestIn(source).has(seat) && "best"];
  return (
    <td class={looks.filter(Boolean).join(" ")} title={cell?.lines.join("\n")}>
      {cell && (cell.value || source.tie) ? cell.value : NOTHING}
    </td>
  );
};

/** A row for every player, a column for every source. */
const ByPlayer = ({ store, outcome, sources, deciding, unit }: SourcesProps) => (
  <table>
    <thead>
      <tr>
        <td />
        {sources.map(source => (
          <th key={source.name} scope="col" class={source === deciding ? "deciding" : ""}>
            {source.name}
          </th>
        ))}
        <th scope="col">{unit}</th>
      </tr>
    </thead>
    <tbody>
      {outcome.ranking.flat().map(seat => (
        <tr key={seat} class={outcome.winners.includes(seat) ? "won" : ""}>
          <th scope="row">
            <Who store={store} seat={seat} />
          </th>
          {sources.map(source => (
            <Cell key={source.name} source={source} seat={seat} deciding={source === deciding} />
          ))}
          <td class="total">{outcome.scores[seat]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A row for every source, a column for every player. */
const BySource = ({ store, outcome, sources, deciding, unit }: SourcesProps) => {
  const order = outcome.ranking.flat();
  return (
    <table class="by-source">
      <thead>
        <tr>
          <td />
          {order.map(seat => (
            <th key={seat} scope="col">
              <Who store={store} seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(source => (
          <tr key={source.name} class={source === deciding ? "deciding" : ""}>
            <th scope="row">{source.name}</th>
            {order.map(seat => (
              <Cell key={seat} source={source} seat={seat} deciding={false} />
            ))}
          </tr>
        ))}
        <tr class="won">
          <th scope="row">{unit}</th>
          {order.map(seat => (
            <td key={seat} class="total">
              {outcome.scores[seat]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

export function Sources(props: SourcesProps) {
  const { store, sources, deciding } = props,
    width = store.width.value,
    breaks = sources.find(source => source.tie),
    /* A phone has no room for what broke no tie. */
    shown = width === "phone" ? sources.filter(source => !source.tie || source === deciding) : sources,
    Table = shown.length > MOST[width] ? BySource : ByPlayer;
  return (
    <Panel
      class="sources"
      title={t("sources")}
      {...(breaks ? { end: t("sources-tie", { source: breaks.name }) } : {})}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section class="scrolls" tabIndex={0} aria-label={t("sources")}>
        <Table {...props} sources={shown} />
      </section>
    </Panel>
  );
}
