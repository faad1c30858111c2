/* The set-up of one game on one screen: the game, who plays, how; and the start always in view. */
import { useEffect, useMemo } from "preact/hooks";
import type { GameInfo } from "../../api";
import { Icon, SeatBadge } from "../../kit";
import { query } from "../../router";
import { Page } from "../../shell/page";
import { loadGameText } from "../../state/session";
import { lang, speaker, t } from "../../text";
import { Button } from "../../ui/button";
import { Wrong } from "../../ui/wrong";
import { type Draft, newDraft, openTable, waits } from "./draft";
import { TheGame } from "./game";
import { HintsRow } from "./hints";
import { Options } from "./options";
import { PacePanel } from "./pace";
import { Seating } from "./seating";
import "./create.css";

/** What the button will do, in a sentence that follows the seats. */
const StartBar = ({ draft }: { draft: Draft }) => {
  const seats = draft.seats.value,
    open = seats.filter(seat => seat.kind === "open").length;
  return (
    <div class="start-bar">
      <span class="marks">
        {seats.map((seat, i) =>
          seat.kind === "open" ? <i key={i} class="free" /> : <SeatBadge key={i} seat={i} size={30} />,
        )}
      </span>
      <p>{open ? t("start-waits", { n: open }) : t("start-at-once")}</p>
      <Wrong text={draft.wrong.value} />
      <Button submit look="primary big" disabled={draft.busy.value}>
        <Icon name={open ? "link" : "play"} />
        {t(open ? "open-table" : "start")}
      </Button>
    </div>
  );
};

/** Enter on a choice is no "start": only in the name's field and on the button it opens the table. */
function keepOpen(e: KeyboardEvent): void {
  if (e.key === "Enter" && (e.target as Element).matches("[type=radio], [type=checkbox]")) e.preventDefault();
}

export function SetUp({ game }: { game: GameInfo }) {
  const invited = query.value.has("invite"),
    draft = useMemo(() => newDraft(game, invited), [game]),
    say = speaker(game.id);
  useEffect(() => {
    void loadGameText(game.id).catch(() => undefined);
  }, [lang.value]);
  return (
    <Page rules={`/rules/${game.id}`}>
      <main class="create">
        <form
          onKeyDown={keepOpen}
          onSubmit={e => {
            e.preventDefault();
            void openTable(draft);
          }}
        >
          <TheGame game={game} say={say} />
          <div class="how">
            <Seating draft={draft} invited={invited} />
            {waits(draft) && <PacePanel draft={draft} />}
            <HintsRow draft={draft} />
            {game.options.length > 0 && say.has("game-name") && <Options draft={draft} say={say} />}
          </div>
          <StartBar draft={draft} />
        </form>
      </main>
    </Page>
  );
}
