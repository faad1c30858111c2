/* The chooser: plays any game from prompt and legal actions alone, by mouse, keyboard and screen reader. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Legal, Table } from "../games/board";
import { Icon } from "../kit";
import { t } from "../text";
import type { LegalAction } from "../types";
import { Button } from "../ui/button";
import { Best } from "./choices/best";
import { FieldChoices } from "./choices/field-choices";
import { Found } from "./choices/found";
import { Kinds } from "./choices/kinds";
import { byKind, FEW, matches, nameOf, sentence } from "./narrow";
import "./chooser.css";

const WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys walk over the buttons of a list, figures go straight to the first of them; where one types they write. */
function walk(e: KeyboardEvent): void {
  const way = WAYS[e.key] ?? 0,
    called = /^[1-9]$/.test(e.key) && !(e.altKey || e.ctrlKey || e.metaKey),
    typing = (e.target as HTMLElement).tagName === "INPUT";
  if ((!way && !called) || (typing && e.key !== "ArrowDown")) return;
  const root = e.currentTarget as HTMLElement,
    list = [...root.querySelectorAll<HTMLElement>("button")],
    next = called
      ? root.querySelector<HTMLElement>(`[aria-keyshortcuts="${e.key}"]`)
      : list[list.indexOf(document.activeElement as HTMLElement) + way];
  if (next) {
    e.preventDefault();
    next.focus();
  }
}

interface ChooserProps {
  table: Table;
  legal: Legal;
  search?: boolean;
  onChosen?: () => void;
  /** What an action would do, in words. */
  outcome?: (action: LegalAction) => string;
  /** Does what was told of it; left out: the action alone. */
  carryOut?: ((action: LegalAction) => void) | undefined;
  /** What the actions bring at first sight: the best come first. */
  worth?: (() => (action: LegalAction) => number) | undefined;
}

/** The groups opened so far, the latest last. */
type Picked = readonly (readonly LegalAction[])[];

/** The opened groups as they are in a new frame: what went by is left out. */
function stillLegal(picked: Picked, legal: Legal): Picked {
  const now = new Map(legal.all.map(one => [nameOf(one), one])),
    kept = picked.map(group => group.flatMap(one => now.get(nameOf(one)) ?? []));
  const gone = kept.findIndex(group => group.length === 0);
  return gone < 0 ? kept : kept.slice(0, gone);
}

function rank(
  actions: readonly LegalAction[],
  worth: (() => (action: LegalAction) => number) | undefined,
): readonly LegalAction[] {
  const judged = worth?.();
  if (!judged) return actions;
  return actions
    .map(action => ({ action, n: judged(action) }))
    .sort((a, b) => b.n - a.n)
    .map(({ action }) => action);
}

/** All actions in words, in the order given: written once for a position, not for every letter that is typed. */
function useFound(
  { table, outcome }: ChooserProps,
  ranked: readonly LegalAction[],
  typed: string,
): readonly LegalAction[] | null {
  const { say } = table,
    searched = typed !== "",
    inWords = useMemo(
      () =>
        (searched ? ranked : []).map(action => ({
          action,
          words: `${say(action.label.label, action.label.args)} ${outcome?.(action) ?? ""}`,
        })),
      [ranked, searched],
    );
  return searched ? inWords.filter(one => matches(one.words, typed)).map(one => one.action) : null;
}

interface SearchFieldProps {
  typed: Signal<string>;
  onEnter: () => void;
  onClose: (() => void) | undefined;
}

const SearchField = ({ typed, onEnter, onClose }: SearchFieldProps) => (
  <input
    class="field"
    type="search"
    autofocus={onClose !== undefined}
    placeholder={t("actions-search")}
    aria-label={t("actions-search")}
    value={typed.value}
    onInput={e => {
      typed.value = e.currentTarget.value;
    }}
    onKeyDown={e => {
      /* A browser would empty the field first: one press closes the list. */
      if (e.key === "Escape" && onClose) {
        e.preventDefault();
        onClose();
      }
      if (e.key !== "Enter") return;
      /* The button that takes the focus must not take this press too. */
      e.preventDefault();
      onEnter();
    }}
  />
);

/** What is being decided, and the way back to the group before. */
const Path = ({ picked, words }: { picked: Signal<Picked>; words: string }) => (
  <p class="path">
    {picked.value.length > 0 && (
      <Button
        look="small quiet"
        onClick={() => {
          picked.value = picked.value.slice(0, -1);
        }}
      >
        <Icon name="undo" size={15} />
        {t("back")}
      </Button>
    )}
    <b>{words}</b>
  </p>
);

export function Chooser(props: ChooserProps) {
  const { table, legal, search = false, onChosen, outcome, carryOut, worth } = props;
  const picked = useSignal<Picked>([]),
    typed = useSignal(""),
    root = useRef<HTMLElement>(null);
  useEffect(() => {
    picked.value = stillLegal(picked.value, legal);
    /* In a dialog the focus stays where one types when what it was on went by. */
    if (onChosen && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>("input, .choice")?.focus();
  }, [legal]);
  /* The button that opened a group is gone: its first choice takes the focus. */
  useEffect(() => {
    if (picked.value.length) root.current?.querySelector<HTMLElement>(".choice")?.focus();
  }, [picked.value.length]);
  const ranked = useMemo(() => rank(legal.all, worth), [legal]),
    found = useFound(props, ranked, typed.value);
  const choose = (action: LegalAction) => {
    picked.value = [];
    (carryOut ?? table.choose.bind(table))(action);
    onChosen?.();
  };
  const open = (actions: readonly LegalAction[]) => {
    const [only, other] = actions;
    if (only && !other) choose(only);
    else picked.value = [...picked.value, actions];
  };
  const groups = [...byKind(legal.all)],
    [single] = groups.length === 1 ? groups : [],
    actions = picked.value.at(-1) ?? (single && single[1].length > FEW ? single[1] : undefined);
  /* A few are listed as they are, the best first. */
  const few = legal.all.length <= FEW,
    listed = found ?? (worth && few && !picked.value.length ? ranked : null);
  /* One match is meant; several are looked through. */
  const enter = () => {
    const [only, other] = found ?? [];
    if (only && !other) choose(only);
    else if (only) root.current?.querySelector<HTMLElement>(".choice")?.focus();
  };
  return (
    <section class="chooser" ref={root} aria-label={t("your-actions")} onKeyDown={walk}>
      {search && <SearchField typed={typed} onEnter={enter} onClose={onChosen} />}
      <p class="vh" role="status" aria-atomic="true">
        {found && t(found.length ? "actions-found" : "actions-none", { n: found.length })}
      </p>
      {listed && <Found {...{ table, choose, outcome }} actions={listed} called={onChosen !== undefined} />}
      {!found && !picked.value.length && worth && !few && (
        <Best table={table} actions={ranked} choose={choose} outcome={outcome} />
      )}
      {!found && actions && (
        <>
          <Path picked={picked} words={sentence(table.say, actions)} />
          <FieldChoices table={table} actions={actions} choose={choose} open={open} outcome={outcome} />
        </>
      )}
      {!listed && !actions && (
        <Kinds table={table} groups={groups} choose={choose} open={open} outcome={outcome} />
      )}
    </section>
  );
}
