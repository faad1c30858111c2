/* Say something that everybody reads and nobody checks: first what kind, then of whom. While the others' moves are
   played back the buttons stay where they are: what follows them must not jump under the pointer. */
import { useEffect, useRef } from "preact/hooks";
import { need, nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { noUse } from "../../no-use";
import type { Play } from "../play";
import { ClaimButton } from "./claim-button";

const CLAIMS = [
  "claim-side",
  "accuse",
  "claim-saw",
  "claim-type",
  "offer",
  "nominate",
  "no-better-card",
] as const;

/** The claims of the kind that was opened, brought into sight; offers by event. */
function Options({ play, kind }: { play: Play; kind: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind) box.current?.scrollIntoView?.({ block: "nearest" });
  }, [kind]);
  const { legal, say } = play.table,
    all = legal.value.of(kind),
    button = (action: LegalAction) => <ClaimButton key={action.id} play={play} action={action} />;
  if (kind !== "offer")
    return (
      <div class="row options" ref={box}>
        {all.map(button)}
      </div>
    );
  return (
    <div ref={box}>
      {[...new Set(all.map(a => String(a.action.event)))].map(event => (
        <div key={event} class="row options">
          <span>{say(`event-card-${event}`)}</span>
          {legal.value.where(kind, { event }).map(button)}
        </div>
      ))}
    </div>
  );
}

export function MakeClaim({ play }: { play: Play }) {
  const { table, claim } = play,
    { say } = table,
    legal = table.legal.value,
    me = need(table.me.value, "me"),
    now = CLAIMS.filter(kind => legal.of(kind).length),
    last = useRef<readonly string[]>(CLAIMS);
  if (now.length) last.current = now;
  if (table.view.value.board.phase !== "triggering") return null;
  const open = claim.value && legal.of(claim.value).length ? claim.value : null,
    left = nth(table.view.value.aids.claims_left, me, "claims_left"),
    kinds = legal.all.length || !left ? now : last.current;
  const press = (kind: string) => {
    const only = legal.of(kind);
    if (!only.length) noUse();
    else if (only.length === 1) table.choose(only[0]);
    else claim.value = open === kind ? null : kind;
  };
  return (
    <div class="ns-claim">
      <p>
        <b>{say("ns-claim")}</b> <span class="faint">{say("ns-claims-left", { n: left })}</span>
      </p>
      {kinds.length > 0 && (
        <fieldset class="row" aria-label={say("ns-claim")}>
          {kinds.map(kind => (
            <button
              type="button"
              key={kind}
              class="btn small"
              data-cell={`say-${kind}`}
              data-legal={legal.of(kind).length ? "may" : undefined}
              aria-disabled={!legal.of(kind).length}
              aria-expanded={legal.of(kind).length > 1 ? open === kind : undefined}
              onClick={() => press(kind)}
            >
              {say(`ns-say-${kind}`)}
            </button>
          ))}
        </fieldset>
      )}
      {open && <Options play={play} kind={open} />}
    </div>
  );
}
