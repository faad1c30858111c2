/* The table page: the same rooms for every game. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { isOurs, loadBoard } from "../games";
import type { BoardParts, CreateBoard } from "../games/board";
import { go, query } from "../router";
import { Top } from "../shell/top";
import { findGame } from "../state/games";
import { type Asked, keyOf, letters, spokenOf } from "../state/keymap";
import { games, loadGameText } from "../state/session";
import type { TableStore } from "../state/table";
import { lang, t } from "../text";
import { onDemand, useOnDemand } from "../ui/on-demand";
import { Caption } from "./caption";
import { FallbackBoard } from "./fallback";
import { Glance } from "./glance";
import { Help } from "./help";
import { useFocusKept, useKeys } from "./keys";
import { Lit } from "./lit";
import { MapBox } from "./map";
import { useMotion } from "./motion";
import { Moves } from "./moves";
import { Notes } from "./notes";
import { Players } from "./players";
import { Prompt } from "./prompt";
import { Rest } from "./rest";
import { useRoving } from "./roving";
import { Sheets } from "./sheets";
import { Tabs } from "./tabs";
import { TalkPanel } from "./talk";
import { Taught } from "./taught";
import { useTitle } from "./title";
import { Voices } from "./voices";
import { walkCells } from "./walk";
import "./frame.css";

const END = onDemand(() => import("./end").then(module => module.EndPage));

/** The board of the table's game: undefined while it loads, null for a game that has none. */
function useBoard(store: TableStore, game: string): BoardParts | null | undefined {
  const create = useSignal<CreateBoard | null | undefined>(undefined);
  useEffect(() => {
    if (!isOurs(game) && !games.value) return;
    const asList = query.value.has("list");
    void (asList ? Promise.resolve(null) : loadBoard(game, findGame(game)?.board)).then(found => {
      create.value = found;
    });
  }, [game, games.value]);
  useEffect(() => {
    void loadGameText(game);
  }, [game, lang.value]);
  return useMemo(() => {
    const make = create.value,
      parts = make ? make(store) : make;
    store.commands.finals = new Set(parts?.finals);
    store.commands.asides = new Set(parts?.asides);
    store.ahead.offers.value = parts?.foresees ?? false;
    store.staged = parts?.ended !== undefined;
    store.alerts.kinds = parts?.alerts ?? {};
    store.alerts.answer = parts?.answerAlert ?? (() => null);
    store.outcome = parts?.told?.outcome ?? (() => "");
    store.carryOut = parts?.told?.carryOut ?? null;
    store.heard = parts?.told?.heard ?? (text => text);
    store.small = parts?.told?.small ?? [];
    store.worth = parts?.told?.worth ?? null;
    return parts;
  }, [create.value, store]);
}

/** Phone and tablet: a new decision, or the thought of one, turns to where it is made, and back to the board after it. */
function useTabOfDecision(store: TableStore, parts: BoardParts | null | undefined): void {
  const step = store.now.value?.step,
    thinking = store.ahead.thinking.value,
    decided = useRef(false);
  useEffect(() => {
    if (store.width.value === "desktop" || !parts?.tab) return;
    const deciding = store.myTurn.value || thinking;
    if (deciding) store.tab.value = parts.tab();
    else if (decided.current && store.tab.value === "me") store.showBoard();
    decided.current = deciding;
  }, [step, parts, thinking]);
}

/** The three keys by which who hears the table finds the others. */
function firstKeys(): string {
  if (letters.value === "off") return "";
  const heard = (what: Asked) => `${letters.value === "alt" ? "Alt + " : ""}${spokenOf(keyOf(what))}`;
  return t("keys-first", { moves: heard("tell-moves"), find: heard("find"), help: heard("help") });
}

const TableTop = ({ store, help }: { store: TableStore; help: Signal<boolean> }) => (
  <Top
    title={store.say("game-name")}
    note={store.title.value}
    rules={`/rules/${store.info.value.game}`}
    onHelp={() => {
      help.value = true;
    }}
  />
);

const Rooms = ({
  store,
  parts,
  help,
}: {
  store: TableStore;
  parts: BoardParts | null;
  help: Signal<boolean>;
}) => {
  const Own = parts?.Own,
    Below = parts?.Below;
  const own = useRef<HTMLElement>(null);
  useRoving(own);
  return (
    <>
      <TableTop store={store} help={help} />
      <main class="rooms">
        <h1 class="vh" tabIndex={-1} aria-describedby="first-keys">
          {`${store.say("game-name")} · ${store.title.value}`}
        </h1>
        <p hidden id="first-keys">
          {firstKeys()}
        </p>
        <Taught store={store} />
        <Prompt store={store} parts={parts} />
        <Moves store={store} parts={parts} />
        <MapBox
          name={store.say("game-name")}
          glance={<Glance store={store} parts={parts} />}
          below={Below && <Below />}
        >
          {parts ? <parts.Board /> : <FallbackBoard store={store} />}
        </MapBox>
        <Caption store={store} parts={parts} />
        <section class="own" aria-label={t("own-area")} tabIndex={-1} ref={own} onKeyDown={walkCells}>
          {!parts && <Rest store={store} />}
          {Own && <Own />}
        </section>
        <div class="side">
          <Players store={store} parts={parts} />
          <TalkPanel store={store} parts={parts} />
        </div>
        <Tabs store={store} parts={parts} />
      </main>
    </>
  );
};

interface TablePageProps {
  store: TableStore;
  /** The game is looked at step by step: the past is shown at its table, not on the end page. */
  review?: boolean;
}

export function TablePage({ store, review = false }: TablePageProps) {
  const parts = useBoard(store, store.info.value.game),
    EndPage = useOnDemand(END),
    help = useSignal(false),
    named = store.say.has("game-name"),
    name = store.say("game-name");
  useKeys(store, parts ?? null, () => {
    help.value = true;
  });
  useTitle(store, name);
  useFocusKept(store);
  useMotion(store);
  useTabOfDecision(store, parts);
  const outcome = store.now.value?.outcome,
    ended = outcome && !(review && store.lookback.looking.value) && (parts?.ended?.() ?? true);
  if (parts === undefined || !named || (ended && !EndPage))
    return (
      <>
        <Top title={named ? name : ""} />
        <p class="loading">{t("loading")}</p>
      </>
    );
  const close = () => {
    help.value = false;
  };
  if (ended && EndPage)
    return (
      <>
        <EndPage
          store={store}
          parts={parts}
          outcome={outcome}
          top={<TableTop store={store} help={help} />}
          onReview={() => (review ? store.lookback.lookAt(0) : go(`/replay/${store.id}`))}
        />
        {help.value && <Help onClose={close} more={parts?.keyHelp?.() ?? []} />}
      </>
    );
  return (
    <div
      class={`table ${parts?.layout ?? "own-right"} ${parts?.class ?? ""}`}
      data-tab={store.tab.value}
      data-talk={store.talk.value}
      data-past={store.lookback.looking.value ? "" : undefined}
      data-ahead={store.ahead.thinking.value ? "" : undefined}
    >
      <Rooms store={store} parts={parts} help={help} />
      <Notes store={store} />
      <Voices store={store} />
      <Lit store={store} />
      <Sheets store={store} />
      {help.value && <Help onClose={close} more={parts?.keyHelp?.() ?? []} />}
    </div>
  );
}
