/* What next: play again, look back, show it to others. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../kit";
import { A } from "../../router";
import type { TableStore } from "../../state/table";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { ShareLink } from "../../ui/share-link";
import { Sheet } from "../../ui/sheet";

/** The link to this end, and the game to keep. */
function ShareSheet({ store, onClose }: { store: TableStore; onClose: () => void }) {
  const table = store.info.value,
    path = table.invite?.path ?? `/table/${store.id}`;
  return (
    <Sheet title={t("share")} onClose={onClose}>
      <ShareLink path={path} label={t("share-link")} title={document.title} />
      <p class="row">
        <a class="btn" href={store.recordHref} download>
          {t("export")}
        </a>
        {table.draws?.seed && (
          <A class="btn" href={`/draws/${table.id}`}>
            {t("draws-check")}
          </A>
        )}
      </p>
    </Sheet>
  );
}

export function WhatNext({ store, onReview }: { store: TableStore; onReview: () => void }) {
  const table = store.info.value,
    sharing = useSignal(false);
  /* Quick presses one after the other were meant for what stood here before: a card to turn, a turn to end. */
  const again = ({ detail }: MouseEvent) => {
    if (detail < 2) void store.commands.rematch();
  };
  return (
    <div class="next">
      <Button
        look="quiet"
        onClick={() => {
          sharing.value = true;
        }}
      >
        <Icon name="link" />
        {t("share")}
      </Button>
      <Button onClick={onReview}>
        <Icon name="play" />
        {t("review")}
      </Button>
      {(table.rematch ?? table.seats.some(s => s.yours)) && (
        <Button look="primary" onClick={again}>
          <Icon name="rotate" />
          {t(table.rematch ? "rematch-join" : "rematch")}
        </Button>
      )}
      {sharing.value && (
        <ShareSheet
          store={store}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </div>
  );
}
