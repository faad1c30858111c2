/* Hope for the constable, claims to all, and what the viewer alone has seen. */
import { Icon, range, SeatBadge } from "../../kit";
import type { LegalAction, TextArg, TextArgs } from "../../types";
import { TypeBadge } from "./card";
import type { Claim } from "./model";
import type { Play, Sheet } from "./play";
import { Hand } from "./hand";
import { Secret } from "./towns";

const CLAIMS = [
  "claim-side",
  "accuse",
  "claim-saw",
  "claim-type",
  "offer",
  "nominate",
  "no-better-card",
] as const;
const LABELS: Readonly<Record<string, string>> = { side: "side", type: "type", event: "event-card" };

/** The fields of a claim as arguments of its text. */
const spoken = ({ kind: _, ...fields }: Claim["claim"] | LegalAction["action"]): TextArgs =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, TextArg] => [
      name,
      name === "about"
        ? { seat: value as number }
        : LABELS[name]
          ? { label: `${LABELS[name]}-${String(value)}` }
          : value,
    ]),
  );

function GiveHope({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    me = table.me.value!,
    constable = board.constable;
  if (board.phase !== "triggering" || constable === null) return null;
  const has = board.hope[me]!,
    may = aids.may_give.includes(me) && table.legal.value.of("give-hope").length > 0,
    player = { seat: constable };
  const must = aids.forced && constable !== me;
  return (
    <div class="ns-give">
      <p class={must ? "why forced" : "why"}>
        {must && <Icon name="warn" size={17} />}
        {say(must ? "ns-forced" : constable === me ? "ns-you-are-constable" : "ns-give-help", {
          player,
          hope: board.hope[constable]! + board.gifts,
          cost: aids.dearest ?? 0,
        })}
      </p>
      {constable !== me &&
        (has > 0 ? (
          <div class="row" role="group" aria-label={say("ns-give-to", { player })}>
            {range(Math.min(has, 3)).map(i => (
              <button
                key={i}
                class="btn small"
                aria-disabled={!may}
                data-cell={may ? true : undefined}
                onClick={() => {
                  if (may) play.repeat("give-hope", i + 1);
                }}
              >
                {range(i + 1).map(k => (
                  <Icon key={k} name="hope" size={17} />
                ))}
                {say("ns-give", { n: i + 1 })}
              </button>
            ))}
            <span class="faint">{say("ns-you-have", { n: has })}</span>
          </div>
        ) : (
          <p class="faint">{say("ns-none-to-give")}</p>
        ))}
    </div>
  );
}

/** Say something that everybody reads and nobody checks: first what kind, then of whom. */
function MakeClaim({ play }: { play: Play }) {
  const { table, claim } = play,
    { say } = table,
    legal = table.legal.value,
    me = table.me.value!,
    kinds = CLAIMS.filter(kind => legal.of(kind).length);
  if (table.view.value.board.phase !== "triggering") return null;
  const open = claim.value && legal.of(claim.value).length ? claim.value : null,
    left = table.view.value.aids.claims_left[me]!;
  const press = (kind: string) => {
    const only = legal.of(kind);
    if (only.length === 1) table.choose(only[0]);
    else claim.value = open === kind ? null : kind;
  };
  const option = (a: LegalAction) => (
    <button
      key={a.id}
      class="btn small"
      aria-label={say(a.label.label, a.label.args)}
      onClick={() => {
        claim.value = null;
        table.choose(a);
      }}
    >
      {typeof a.action.about === "number" && (
        <SeatBadge seat={a.action.about} letter={table.seats.value[a.action.about]?.letter} size={18} />
      )}
      {say(`ns-option-${a.action.kind}`, spoken(a.action))}
    </button>
  );
  return (
    <div class="ns-claim">
      <p>
        <b>{say("ns-claim")}</b> <span class="faint">{say("ns-claims-left", { n: left })}</span>
      </p>
      {kinds.length > 0 && (
        <div class="row" role="group" aria-label={say("ns-claim")}>
          {kinds.map(kind => (
            <button
              key={kind}
              class="btn small"
              aria-expanded={legal.of(kind).length > 1 ? open === kind : undefined}
              onClick={() => press(kind)}
            >
              {say(`ns-say-${kind}`)}
            </button>
          ))}
        </div>
      )}
      {open === "offer"
        ? [...new Set(legal.of(open).map(a => String(a.action.event)))].map(event => (
            <div key={event} class="row options">
              <span>{say(`event-card-${event}`)}</span>
              {legal.where(open, { event }).map(option)}
            </div>
          ))
        : open && <div class="row options">{legal.of(open).map(option)}</div>}
    </div>
  );
}

/** All claims, the latest first; after the game those about characters are true or false. */
function ClaimsBoard({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board } = table.view.value;
  if (!board.claims.length) return <p class="faint">{say("ns-no-claims")}</p>;
  return (
    <table class="ns-claims">
      <caption class="vh">{say("ns-claims")}</caption>
      <tbody>
        {[...board.claims].reverse().map((c, i) => (
          <tr key={i}>
            <td>
              <SeatBadge seat={c.seat} letter={table.seats.value[c.seat]?.letter} size={22} />
            </td>
            <th scope="row">{table.seats.value[c.seat]?.name}</th>
            <td>{say(`ns-said-${c.claim.kind}`, spoken(c.claim))}</td>
            <td>
              {c.true !== null && (
                <span class={c.true ? "ns-true" : "ns-false"}>
                  <Icon name={c.true ? "ok" : "no"} size={15} />
                  {say(c.true ? "ns-true" : "ns-lie")}
                </span>
              )}{" "}
              {say("ns-in-round", { n: c.round })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Public: who looked at whom, who built what when. Private: what the viewer saw. */
function Knowledge({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    me = table.me.value,
    name = (seat: number) => table.seats.value[seat]?.name;
  const rounds = range(Math.min(aids.rounds, Math.max(1, board.round))),
    seen = aids.known.flatMap((known, seat) => (known && seat !== me ? [seat] : []));
  return (
    <div class="ns-knowledge">
      {me !== null && (
        <>
          <h3>
            <Icon name="lock" size={15} />
            {say("ns-you-alone")}
          </h3>
          {seen.length ? (
            <ul>
              {seen.map(seat => (
                <li key={seat}>
                  <SeatBadge seat={seat} letter={table.seats.value[seat]?.letter} size={22} />
                  <b>{name(seat)}</b>
                  <span>{say(`character-${board.characters[seat]!}`)}</span>
                  <Secret play={play} seat={seat} />
                </li>
              ))}
            </ul>
          ) : (
            <p class="faint">{say("ns-seen-nobody")}</p>
          )}
        </>
      )}
      <h3>{say("ns-looks")}</h3>
      {board.looks.length ? (
        <ul>
          {board.looks.map(([round, who, whose], i) => (
            <li key={i}>
              <Icon name="eye" size={17} />
              <span>{say("ns-looked", { player: { seat: who }, whose: { seat: whose } })}</span>
              <span class="faint">{say("ns-in-round", { n: round })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="faint">{say("ns-looked-nobody")}</p>
      )}
      <h3>{say("ns-builds")}</h3>
      <table class="ns-builds">
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{say("field-seat")}</span>
            </th>
            {rounds.map(r => (
              <th key={r} scope="col">
                {r + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.towns.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge seat={seat} letter={table.seats.value[seat]?.letter} size={22} />
                <span class="vh">{name(seat)}</span>
              </th>
              {rounds.map(r => (
                <td key={r}>
                  {board.builds
                    .filter(([round, , who]) => round === r + 1 && who === seat)
                    .map(([, , , building, how], i) => (
                      <TypeBadge
                        key={i}
                        type={aids.buildings[building]!.type}
                        size={18}
                        label={say(how === "redrawn" ? "ns-built-redrawn" : "ns-built-here", {
                          building: { label: `building-${building}` },
                        })}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="faint">{say("ns-mixed", { witches: aids.witches_mixed, puritans: aids.puritans_mixed })}</p>
    </div>
  );
}

/** The sheet beside the own town: hand, talk or knowledge. */
export function SideSheet({ play }: { play: Play }) {
  const { table, sheet } = play,
    { say } = table,
    { board, aids, viewer } = table.view.value,
    now = viewer === null && sheet.value === "hand" ? "talk" : sheet.value;
  const seen = aids.known.filter((known, seat) => known && seat !== viewer).length;
  const tab = (id: Sheet, count = 0) => (
    <button role="tab" aria-selected={now === id} onClick={() => play.open(id)}>
      {say(`ns-sheet-${id}`)}
      {count > 0 && <small>{count}</small>}
    </button>
  );
  return (
    <section class={`panel ns-sheet ${now}`}>
      <nav role="tablist" aria-label={say("ns-sheets")}>
        {viewer !== null && tab("hand")}
        {tab("talk", board.claims.length)}
        {tab("known", seen)}
      </nav>
      {now === "hand" ? (
        <Hand play={play} />
      ) : now === "talk" ? (
        <div class="ns-talk">
          {viewer !== null && (
            <>
              <GiveHope play={play} />
              <MakeClaim play={play} />
            </>
          )}
          <ClaimsBoard play={play} />
        </div>
      ) : (
        <Knowledge play={play} />
      )}
    </section>
  );
}
