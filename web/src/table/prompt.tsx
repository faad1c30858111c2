/* The one bar: who acts, what is to be done, what follows, and the buttons that are not on the board. */
import { Icon, SeatBadge } from "../kit";
import type { BoardParts, Seal } from "../games/board";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import type { LegalAction } from "../types";
import { Clock } from "./clock";
import { Paragraphs } from "./paragraph";

/** Kinds that end something: the seal takes the first that is legal. */
const ENDINGS = ["end-turn", "end", "done", "finish", "stop", "ready", "pass"];
const isEnding = (kind: string): boolean =>
  ENDINGS.some(e => kind === e || kind.startsWith(`${e}-`) || kind.endsWith(`-${e}`));

export function sealOf(store: TableStore, parts: BoardParts | null): Seal | null {
  const own = parts?.seal?.();
  if (own) return own;
  const legal = store.legal.value,
    kind = legal.kinds.find(k => isEnding(k) && legal.of(k).length === 1 && !parts?.handles.includes(k));
  const action = kind && legal.of(kind)[0];
  return action
    ? { label: store.say(action.label.label, action.label.args), press: () => store.choose(action) }
    : null;
}

/** Actions without a choice that the board does not offer become buttons. */
export function buttonsOf(store: TableStore, parts: BoardParts | null): LegalAction[] {
  const legal = store.legal.value,
    few = parts ? 3 : 2;
  return legal.kinds
    .filter(k => !parts?.handles.includes(k) && !isEnding(k) && legal.of(k).length <= few)
    .flatMap(k => [...legal.of(k)])
    .slice(0, 4);
}

/** The sentence with its first word, the verb or the name, in bold. */
function Sentence({ text }: { text: string }) {
  const cut = text.search(/[\s:]/);
  return cut < 0 ? (
    <b>{text}</b>
  ) : (
    <>
      <b>{text.slice(0, cut)}</b>
      {text.slice(cut)}
    </>
  );
}

export function Prompt({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const view = store.view.value,
    seats = store.seats.value,
    say = store.say;
  const actor =
    view.viewer !== null && view.actors.includes(view.viewer)
      ? view.viewer
      : (view.actors[0] ?? view.outcome?.winners[0] ?? view.viewer ?? 0);
  const waiting = view.actors.map(a => seats[a]?.name ?? "").filter(Boolean);
  const text = view.over
    ? (parts?.sentence?.() ??
      t("game-over", {
        players: list(view.outcome?.winners.map(w => seats[w]?.name ?? "") ?? []),
        n: view.outcome?.winners.length ?? 0,
      }))
    : (parts?.sentence?.() ??
      (view.prompt
        ? say(view.prompt.key, view.prompt.args)
        : waiting.length
          ? t("waiting-for", { players: list(waiting) })
          : t("waiting")));
  const steps = parts?.steps?.(),
    seal = sealOf(store, parts),
    Consequence = parts?.Consequence,
    Buttons = parts?.Buttons;
  const peeked = store.peek.value;
  return (
    <section class="prompt" aria-label={t("prompt")} data-step={view.step}>
      <div class="who">
        <SeatBadge seat={actor} letter={seats[actor]?.letter} size={42} />
      </div>
      <div>
        {steps && (
          <ol class="steps">
            {steps.names.map((name, i) => (
              <li
                key={name}
                class={i === steps.at ? "on" : i < steps.at ? "done" : ""}
                aria-current={i === steps.at ? "step" : undefined}
              >
                {name}
              </li>
            ))}
          </ol>
        )}
        <p class="say" aria-live="polite">
          <Sentence text={text} />
        </p>
        <div class="sub">
          {Consequence ? (
            <Consequence />
          ) : (
            peeked && <span>{say(peeked.label.label, peeked.label.args)}</span>
          )}
          {view.prompt?.rules && <Paragraphs game={view.game} ids={view.prompt.rules} most={2} />}
        </div>
      </div>
      <Clock store={store} />
      <div class="acts">
        {Buttons && <Buttons />}
        {buttonsOf(store, parts).map(a => (
          <button key={a.id} class="btn" onClick={() => store.choose(a)}>
            {say(a.label.label, a.label.args)}
          </button>
        ))}
        {store.legal.value.all.length > 0 && (
          <button
            class="btn quiet opt"
            onClick={() => {
              store.finder.value = true;
            }}
          >
            <Icon name="quill" />
            {t("actions-all")} <kbd>/</kbd>
          </button>
        )}
        {view.viewer !== null && !view.over && (
          <button
            class="btn quiet"
            aria-disabled={!view.can_undo || store.looking.value}
            title={view.can_undo ? undefined : t("undo-none")}
            onClick={() => store.undo()}
          >
            <Icon name="undo" />
            {t("undo")} <kbd>U</kbd>
          </button>
        )}
        {seal && (
          <button class="btn primary" aria-disabled={!seal.press} onClick={() => seal.press?.()}>
            <Icon name="seal" cut={seal.press ? "var(--wax)" : "var(--paper-raised)"} />
            {seal.label} {seal.press && <kbd>{seal.key ?? "E"}</kbd>}
          </button>
        )}
      </div>
    </section>
  );
}
