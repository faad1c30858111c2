/* The end in four steps: characters, trials, sets, verdict. */
import { Icon, SeatBadge } from "../../kit";
import { FINAL_STEPS, type Play } from "./play";
import { TypeBadge } from "./card";

export function FinalReveal({ play }: { play: Play }) {
  const { table, shown } = play,
    { say } = table,
    { board, aids, outcome } = table.view.value,
    steps = board.final;
  if (!steps || !outcome) return null;
  const at = shown.value,
    trial = aids.trial_despair,
    sum = (from: number, plus: number, minus: number, to: number) => (
      <p class="sum">
        <b>{from}</b>
        {plus > 0 && <span>+ {plus}</span>}
        {minus > 0 && <span>− {minus}</span>}
        <span>=</span>
        <b class="big">{to}</b>
        <Icon name="despair" size={22} />
      </p>
    );
  const step = (n: number, body: preact.ComponentChildren) => (
    <li class={at >= n ? "on" : ""} aria-hidden={at < n}>
      <h3>
        <b>{n}</b>
        {say(`ns-final-${n}`)}
      </h3>
      {at >= n ? body : <p class="faint">…</p>}
    </li>
  );
  return (
    <section
      class="panel ns-final"
      data-step={at}
      data-done={at >= FINAL_STEPS ? true : undefined}
      aria-live="polite"
    >
      <header>
        <h2>{say("ns-final")}</h2>
        <span class="end">
          {at < FINAL_STEPS && (
            <button
              class="btn small quiet"
              onClick={() => {
                shown.value = FINAL_STEPS;
              }}
            >
              {say("ns-final-all")}
            </button>
          )}
        </span>
      </header>
      <ol>
        {step(
          1,
          <ul>
            {board.characters.map((name, seat) => {
              const known = aids.known[seat];
              return (
                name &&
                known && (
                  <li key={seat} class={known.side}>
                    <SeatBadge seat={seat} letter={table.seats.value[seat]?.letter} size={24} />
                    <span>
                      <b>{table.seats.value[seat]?.name}</b> {say(`side-${known.side}`)}
                      {board.trials[seat] && (
                        <>
                          {" "}
                          · <Icon name="trial" size={14} /> {say("ns-on-trial")}
                        </>
                      )}
                    </span>
                    <span class="types">
                      {known.types.map(t => (
                        <TypeBadge key={t} type={t} size={18} label={say(`type-${t}`)} />
                      ))}
                    </span>
                  </li>
                )
              );
            })}
          </ul>,
        )}
        {step(
          2,
          <>
            {sum(
              steps.cubes,
              trial * (steps.free_witches + steps.tried_puritans),
              trial * steps.tried_witches,
              steps.after_trials,
            )}
            <p>
              {say("ns-final-trials", {
                n: trial,
                free: steps.free_witches,
                puritans: steps.tried_puritans,
                witches: steps.tried_witches,
              })}
            </p>
          </>,
        )}
        {step(
          3,
          <>
            {sum(steps.after_trials, steps.added_by_sets, steps.removed_by_sets, steps.despair)}
            <p>
              {say("ns-final-sets", { death: aids.set_despair.death, justice: -aids.set_despair.justice })}
            </p>
          </>,
        )}
        {step(
          4,
          <>
            <p class="sum">
              <b class="big">{steps.despair}</b>
              <span>{steps.despair >= steps.goal ? "≥" : "<"}</span>
              <b>{steps.goal}</b>
            </p>
            <p>
              <b>{say(`end-${outcome.reason}`)}</b>
            </p>
            <p>
              {outcome.winners.map(w => (
                <span key={w} class="won">
                  <SeatBadge seat={w} letter={table.seats.value[w]?.letter} size={24} />
                  <b>{table.seats.value[w]?.name}</b> {say("ns-points", { n: outcome.scores[w]! })}
                </span>
              ))}
            </p>
          </>,
        )}
      </ol>
    </section>
  );
}
