/* The table page: the same rooms for every game. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon, type GlyphName } from "../kit";
import { loadBoard } from "../games";
import type { BoardParts, Table } from "../games/board";
import { query } from "../router";
import { loadGameText } from "../state/session";
import type { Tab, TableStore } from "../state/table";
import { lang, t } from "../text";
import { Top } from "../ui/top";
import { Chooser } from "../table/chooser";
import { EndPanel } from "../table/end";
import { FallbackBoard } from "../table/fallback";
import { MapBox, walkCells } from "../table/map";
import { Glance, Players } from "../table/players";
import { Prompt, sealOf } from "../table/prompt";
import { Hint } from "../table/hint";
import { AwayNote, Menu, ProposalNote } from "../table/menu";
import { Finder, Help, ParagraphSheet, Sure, WhyNot } from "../table/sheets";
import { TalkPanel } from "../table/talk";

const TABS: readonly (readonly [Tab, GlyphName, string])[] = [
  ["board", "map", "tab-board"],
  ["me", "me", "tab-me"],
  ["others", "people", "tab-others"],
  ["log", "quill", "log"],
  ["chat", "chat", "tab-chat"],
];

function Tabs({ store }: { store: TableStore }) {
  const now = store.tab.value;
  return (
    <nav class="tabs" role="tablist">
      {TABS.map(([id, icon, label]) => (
        <button
          key={id}
          role="tab"
          data-tab={id}
          aria-selected={now === id || (now === "board" && id === "me" && store.width.value !== "phone")}
          onClick={() => {
            store.tab.value = id;
            if (id === "log" || id === "chat") store.talk.value = id;
          }}
        >
          <Icon name={icon} size={21} cut="var(--paper-raised)" />
          {t(label)}
          {id === "chat" && now !== "chat" && store.unread.value > 0 && (
            <span class="dot">{store.unread.value}</span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Kinds that neither board nor buttons offer are chosen in the own area. */
function Rest({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const legal = store.legal.value;
  if (!legal.all.length || parts) return null;
  return (
    <section class="panel">
      <header>
        <h2>{t("your-actions")}</h2>
        <span class="end">{t("choices", { n: legal.all.length })}</span>
      </header>
      <div class="body">
        <Chooser table={store} legal={legal} search={legal.all.length > 12} />
      </div>
    </section>
  );
}

/** The first thing that can be done: on the map, in the own area, in the prompt. */
function focusTable(): void {
  const places = [".board [data-cell]", ".own [data-cell]", ".own .choice", ".prompt .btn.primary"];
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}

function useKeys(store: TableStore, parts: BoardParts | null, help: () => void): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
      const own = parts?.keys?.[e.key.toLowerCase()];
      const seal = e.key.toLowerCase() === "e" ? sealOf(store, parts) : null;
      if (e.key.startsWith("Arrow") && document.activeElement === document.body) focusTable();
      else if (own) own();
      else if (seal?.press) seal.press();
      else if (e.key === "/") store.finder.value = true;
      else if (e.key === "?") help();
      else if (e.key.toLowerCase() === "u") store.undo();
      else if (e.key === "[") store.lookAt(store.view.value.step - 1);
      else if (e.key === "]") store.lookAt(store.looking.value ? store.view.value.step + 1 : null);
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store, parts]);
}

/** Who plays by keyboard keeps the focus at the table when the thing just used is gone. */
function useFocusKept(store: TableStore): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
        byKey.current = true;
      },
      pointer = () => {
        byKey.current = false;
      };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  const offered = store.legal.value;
  useEffect(() => {
    if (!byKey.current || !offered.all.length || document.activeElement !== document.body) return;
    focusTable();
  }, [offered]);
}

/** Title and icon say when it is one's turn, also in a tab that is not in front. */
function useTitle(store: TableStore, name: string): void {
  const mine = store.myTurn.value;
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${name} · Approdo`;
    document
      .querySelector<HTMLLinkElement>("link[rel=icon]")
      ?.setAttribute("href", mine ? "/favicon-turn.svg" : "/favicon.svg");
    return () => {
      document.title = "Approdo";
      document.querySelector("link[rel=icon]")?.setAttribute("href", "/favicon.svg");
    };
  }, [mine, name]);
}

export function TablePage({ store }: { store: TableStore }) {
  const game = store.info.value.game,
    create = useSignal<((table: Table) => BoardParts) | null | undefined>(undefined),
    help = useSignal(false);
  useEffect(() => {
    void (query.value.has("list") ? Promise.resolve(null) : loadBoard(game)).then(found => {
      create.value = found;
    });
  }, [game]);
  useEffect(() => {
    void loadGameText(game);
  }, [game, lang.value]);
  const parts = useMemo(() => create.value?.(store) ?? null, [create.value, store]);
  const name = store.say("game-name");
  useKeys(store, parts, () => {
    help.value = true;
  });
  useTitle(store, name);
  useFocusKept(store);
  const step = store.now.value?.step;
  useEffect(() => {
    if (store.width.value !== "desktop" && store.myTurn.value && parts?.tab) store.tab.value = parts.tab();
  }, [step, parts]);
  if (create.value === undefined || !store.say.has("game-name"))
    return (
      <>
        <Top title={name === "game-name" ? "" : name} />
        <p class="loading">{t("loading")}</p>
      </>
    );
  const Board = parts?.Board ?? (() => <FallbackBoard store={store} />),
    Own = parts?.Own,
    Below = parts?.Below;
  const lost = store.live?.state.value === "lost";
  return (
    <div
      class={`table ${parts?.layout ?? "own-right"} ${parts?.class ?? ""}`}
      data-tab={store.tab.value}
      data-talk={store.talk.value}
    >
      <Top
        title={name}
        note={store.title.value}
        rules={`/rules/${game}`}
        onHelp={() => {
          help.value = true;
        }}
      />
      <Prompt store={store} parts={parts} />
      <MapBox glance={<Glance store={store} parts={parts} />} below={Below && <Below />}>
        <Board />
        {store.width.value === "phone" && <Hint store={store} strip />}
      </MapBox>
      <section class="own" aria-label={t("tab-me")} onKeyDown={walkCells}>
        <Hint store={store} />
        {store.view.value.over && <EndPanel store={store} parts={parts} />}
        <Rest store={store} parts={parts} />
        {Own && <Own />}
      </section>
      <aside class="side">
        <Players store={store} parts={parts} />
        <TalkPanel store={store} parts={parts} />
      </aside>
      <Tabs store={store} />
      <div class="notes-tray">
        {lost && (
          <div class="note lost" role="status">
            <Icon name="anchor" size={20} color="var(--ochre)" />
            <p>{t("reconnecting")}</p>
          </div>
        )}
        <AwayNote store={store} />
        <ProposalNote store={store} />
        <WhyNot store={store} />
      </div>
      <p class="vh" aria-live="polite" role="log">
        {store.announced.value}
      </p>
      <Finder store={store} />
      <Menu store={store} />
      <Sure store={store} />
      <ParagraphSheet />
      {help.value && (
        <Help
          onClose={() => {
            help.value = false;
          }}
          more={parts?.keyHelp?.() ?? []}
        />
      )}
    </div>
  );
}
