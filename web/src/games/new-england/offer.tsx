/* What is on offer, and the viewer's own strip: purse, purchases, barns, cards played, who leads. */
import { Icon, range, SeatBadge, SeatMark } from "../../kit";
import type { Message } from "../../types";
import { Card, Item } from "./art";
import { FIGURES, type Aids, type Offered } from "./model";
import type { Play } from "./play";

const PURCHASES = 2;
export const pointsOf = (aids: Aids, code: string): number =>
  aids.card_list.find(c => c.card === code)?.points ?? 0;

function Slot({ play, offered, why }: { play: Play; offered: Offered; why: Message | null }) {
  const { table, item } = play,
    { say } = table,
    { board, aids } = table.view.value,
    code = offered.item;
  if (!code)
    return (
      <div class="item gone">
        {offered.buyer !== null && (
          <SeatBadge seat={offered.buyer} letter={table.seats.value[offered.buyer]?.letter} size={30} />
        )}
        <span>
          {say("ne-taken", { family: offered.buyer === null ? "" : board.seats[offered.buyer]!.family })}
        </span>
      </div>
    );
  const buy = table.legal.value.find("buy", { item: code }),
    name = say(`item-${code}`),
    buying = table.legal.value.of("end-turn").length > 0;
  const point = (on: boolean) => {
    item.value = on ? code : item.value === code ? null : item.value;
    table.peek.value = on && buy ? buy : null;
  };
  const reason = buying && !buy && why ? say(why.key, why.args) : null;
  return (
    <button
      class={`item ${buy ? "can" : buying ? "no" : ""}`}
      aria-disabled={!buy}
      aria-label={reason ? `${name}: ${reason}` : buy ? say(buy.label.label, buy.label.args) : name}
      onClick={() => {
        if (buy) table.choose(buy);
        else if (buying) table.whyNot({ kind: "buy", item: code });
        else point(item.value !== code);
      }}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <Item code={code} points={pointsOf(aids, code)} />
      <span>{reason ?? name}</span>
    </button>
  );
}

export function OfferPanel({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    added = board.offer.length > 9;
  return (
    <section class="panel ne-offer">
      <header>
        <h2>{say("ne-offer")}</h2>
        <span class="end">{say("ne-left", { tiles: aids.tiles_left, cards: aids.cards_left })}</span>
      </header>
      {board.offer.length === 0 ? (
        <div class="body ne-none">{say("ne-no-offer")}</div>
      ) : (
        <div class={`slots${added ? " more" : ""}`}>
          {(["land", "either", "card"] as const).map((kind, column) => (
            <div class="ne-column" key={kind} style={{ "--column": column + 1 }}>
              <h3>{say(`ne-slot-${kind}`)}</h3>
              {board.offer.map(
                (one, i) =>
                  (one.space === kind || (one.space === "added" && i % 3 === column)) && (
                    <Slot key={i} play={play} offered={one} why={aids.offer?.[i]?.why ?? null} />
                  ),
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Barns({ play }: { play: Play }) {
  const { table, item } = play,
    { say } = table,
    { board, aids } = table.view.value,
    own = board.seats[table.me.value!]!;
  return (
    <div>
      <h3>
        {say("ne-barns")}
        <small>{say("ne-barns-empty", { n: own.empty_barns })}</small>
      </h3>
      <div class="earned">
        {Object.entries(own.stored).flatMap(([code, n]) =>
          range(n).map(i => {
            const action = table.legal.value.find("play-stored", { card: code }),
              name = say(`item-${code}`),
              info = aids.stored?.find(s => s.card === code);
            return (
              <button
                key={`${code}${i}`}
                class={`ne-stored ${action ? "can" : ""}`}
                aria-disabled={!action}
                aria-label={action ? say(action.label.label, action.label.args) : name}
                title={info?.why ? say(info.why.key, info.why.args) : name}
                onClick={() =>
                  action ? table.choose(action) : table.whyNot({ kind: "play-stored", card: code })
                }
                onPointerEnter={() => {
                  item.value = code;
                }}
                onPointerLeave={() => {
                  item.value = null;
                }}
                onFocus={() => {
                  item.value = code;
                }}
                onBlur={() => {
                  item.value = null;
                }}
              >
                <Card code={code} points={pointsOf(aids, code)} class="" />
              </button>
            );
          }),
        )}
        {Object.keys(own.stored).length === 0 && (
          <span class="ne-none">{say(own.figures.barn ? "ne-barns-none-stored" : "ne-barns-none")}</span>
        )}
      </div>
    </div>
  );
}

export function Strip({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids, scores } = table.view.value,
    me = table.me.value,
    seats = table.seats.value;
  const leading = (
    <div>
      <h3>{say("ne-if-now")}</h3>
      <ul class="firsts">
        {FIGURES.map(f => (
          <li
            key={f}
            aria-label={say("ne-leads", {
              figure: { label: `item-${f}` },
              n: aids.majorities[f].bonus,
              players: aids.majorities[f].seats.map(seat => ({ seat })),
            })}
          >
            <Icon name={f} size={17} cut="var(--paper-raised)" />
            <b>{aids.majorities[f].bonus}</b>
            {aids.majorities[f].seats.map(s => (
              <svg key={s} width="18" height="18" viewBox="-14 -14 28 28" aria-hidden="true">
                <SeatMark seat={s} letter={seats[s]?.letter} />
              </svg>
            ))}
            {aids.majorities[f].seats.length === 0 && <span class="ne-none">{say("ne-nobody")}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
  if (me === null) return <section class="panel strip">{leading}</section>;
  const own = board.seats[me]!,
    played = Object.entries(own.played).flatMap(([code, n]) => range(n).map(() => code)),
    points = (scores[me] ?? [])
      .filter(p => p.part === "land" || p.part === "figures")
      .reduce((sum, p) => sum + p.value, 0);
  const buying = board.phase === "buying" && table.view.value.actors.includes(me);
  return (
    <section class="panel strip">
      <div>
        <h3>
          {say("ne-purse")}
          <small>{own.marker ? say("ne-marker", { n: own.marker }) : ""}</small>
        </h3>
        <div class="purse">
          <Icon name="coin" size={34} />
          <b>{own.money}</b>
          <small>
            {say("ne-income")}
            <br />
            <b>+{aids.incomes[me]}</b>
          </small>
        </div>
      </div>
      <div>
        <h3>
          {say("ne-purchases")}
          <small>{say("ne-at-most")}</small>
        </h3>
        <div class="buys">
          {range(PURCHASES).map(i => (
            <div key={i} class={buying && i < board.turn.bought ? "on" : ""}>
              <span>
                {say(buying && i < board.turn.bought ? "ne-bought" : "ne-one-more")}
                <br />
                {own.marker ? `− ${own.marker}` : ""}
              </span>
            </div>
          ))}
        </div>
      </div>
      <Barns play={play} />
      <div>
        <h3>
          {say("ne-played")}
          <small>{say("ne-points", { n: points })}</small>
        </h3>
        <div class="earned fan">
          {played.map((code, i) => (
            <Card key={i} code={code} points={pointsOf(aids, code)} class="" />
          ))}
          {played.length === 0 && <span class="ne-none">{say("ne-played-none")}</span>}
        </div>
      </div>
      {leading}
    </section>
  );
}

/** All cards of the deck with what is left of them and how sure we are. */
export function CardList({ play }: { play: Play }) {
  const { say } = play.table,
    { aids } = play.table.view.value;
  return (
    <details class="panel ne-list">
      <summary>{say("ne-list")}</summary>
      <table>
        <thead>
          <tr>
            <th>{say("ne-list-card")}</th>
            <th>{say("ne-list-points")}</th>
            <th>{say("ne-list-left")}</th>
            <th>{say("ne-list-grade")}</th>
          </tr>
        </thead>
        <tbody>
          {aids.card_list
            .filter(c => c.copies)
            .map(c => (
              <tr key={c.card}>
                <td>{say(`item-${c.card}`)}</td>
                <td>{c.points}</td>
                <td>
                  {c.left} / {c.copies}
                </td>
                <td>{say(`grade-${c.grade}`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
