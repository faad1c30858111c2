/* The chooser: plays any game from prompt and legal actions alone, by mouse, keyboard and screen reader. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit";
import type { Legal, Table } from "../games/board";
import { t } from "../text";
import type { LegalAction } from "../types";
import { ask, byKind, FEW, matches, sentence } from "./narrow";

/** Arrow keys walk over the buttons of a list. */
function walk(e: KeyboardEvent): void {
  const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
  if (!way || ((e.target as HTMLElement).tagName === "INPUT" && e.key !== "ArrowDown")) return;
  const list = [...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button")];
  const next = list[list.indexOf(document.activeElement as HTMLElement) + way];
  if (next) {
    e.preventDefault();
    next.focus();
  }
}

export function Chooser({
  table,
  legal,
  search = false,
  onChosen,
}: {
  table: Table;
  legal: Legal;
  search?: boolean;
  onChosen?: () => void;
}) {
  const picked = useSignal<readonly (readonly LegalAction[])[]>([]),
    typed = useSignal("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    picked.value = [];
  }, [legal]);
  /* The button that opened a group is gone: its first choice takes the focus. */
  useEffect(() => {
    if (picked.value.length) root.current?.querySelector<HTMLElement>(".choice")?.focus();
  }, [picked.value.length]);
  const { say } = table;
  const choose = (action: LegalAction) => {
    picked.value = [];
    table.choose(action);
    onChosen?.();
  };
  const open = (actions: readonly LegalAction[]) => {
    if (actions.length === 1) choose(actions[0]!);
    else picked.value = [...picked.value, actions];
  };
  const one = (action: LegalAction) => (
    <li key={action.id}>
      <button
        class="choice"
        onClick={() => choose(action)}
        onPointerEnter={() => {
          table.peek.value = action;
        }}
        onPointerLeave={() => {
          table.peek.value = null;
        }}
        onFocus={() => {
          table.peek.value = action;
        }}
        onBlur={() => {
          table.peek.value = null;
        }}
      >
        {say(action.label.label, action.label.args)}
      </button>
    </li>
  );
  const group = (key: string, label: string, actions: readonly LegalAction[]) =>
    actions.length === 1 && !key.startsWith("=") ? (
      one(actions[0]!)
    ) : (
      <li key={key}>
        <button class="choice" onClick={() => open(actions)}>
          {label}
          {actions.length > 1 && (
            <span class="count">
              <span class="vh">{t("choices", { n: actions.length })}</span>
              <Icon name="arrow" size={15} />
            </span>
          )}
        </button>
      </li>
    );

  const groups = [...byKind(legal.all)],
    only = groups.length === 1 && groups[0]![1].length > FEW ? groups[0]![1] : undefined;
  const actions = picked.value.at(-1) ?? only,
    question = actions && ask(say, actions);
  const found = typed.value
    ? legal.all.filter(a => matches(say(a.label.label, a.label.args), typed.value))
    : null;
  return (
    <div class="chooser" ref={root} onKeyDown={walk}>
      {search && (
        <input
          class="field"
          type="search"
          autofocus={onChosen !== undefined}
          placeholder={t("actions-search")}
          aria-label={t("actions-search")}
          value={typed.value}
          onInput={e => {
            typed.value = e.currentTarget.value;
          }}
          onKeyDown={e => {
            if (e.key === "Enter" && found?.length) choose(found[0]!);
          }}
        />
      )}
      {found ? (
        <ul class="choices">
          {found.slice(0, 60).map(one)}
          {!found.length && <li class="faint">{t("actions-none")}</li>}
        </ul>
      ) : actions ? (
        <>
          <p class="path">
            {picked.value.length > 0 && (
              <button
                class="btn small quiet"
                onClick={() => {
                  picked.value = picked.value.slice(0, -1);
                }}
              >
                <Icon name="undo" size={15} />
                {t("back")}
              </button>
            )}
            <b>{sentence(say, actions)}</b>
          </p>
          <ul class="choices grid">
            {actions.length <= FEW || !question
              ? actions.map(one)
              : question.choices.map(c => group(`=${String(c.value)}`, c.label, c.actions))}
          </ul>
        </>
      ) : (
        <ul class="choices">
          {groups.flatMap(([kind, list]) =>
            list.length <= FEW / 3 ? list.map(one) : [group(kind, sentence(say, list), list)],
          )}
        </ul>
      )}
    </div>
  );
}
