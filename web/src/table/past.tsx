/* In place of the prompt while one looks at the past: what happened then, and the way back. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { inWords } from "../state/table/news";
import { capital, t } from "../text";
import { Button } from "../ui/button";
import { useFit } from "../ui/fit";
import { Cap } from "./cap";
import { Named } from "./named";
import "./past.css";

export function PastBar({ store }: { store: TableStore }) {
  const { lookback } = store,
    past = lookback.past.value,
    last = store.now.value?.step ?? 0,
    say = useRef<HTMLParagraphElement>(null);
  useFit(say, 5);
  const event = past?.log.at(-1),
    words = event ? store.say(event.key, event.args) : t("past-start"),
    spoken = event ? inWords(store, event) : words;
  useEffect(() => {
    if (past) store.voice.now(`${t("told-past-at", { n: past.step, last })} ${spoken}`);
  }, [past?.step]);
  /* The way back was asked for: it is heard at once, and does not wait behind what the past told. */
  useEffect(() => () => store.voice.now(t("told-now")), []);
  if (!past) return null;
  /* Of the game, not of the position looked at. */
  const over = store.info.value.status === "finished";
  return (
    <section class="prompt past" aria-label={t("prompt")} data-step={past.step} tabIndex={-1}>
      <div class="who">
        <Icon name="glass" size={36} />
      </div>
      <div class="what">
        <p class="steps">{t("past-at", { n: past.step, last })}</p>
        <p class="say" ref={say}>
          <span>
            <Named text={capital(words)} seats={store.seats.value} />
          </span>
        </p>
        <p class="sub">{t(over ? "past-over" : "past-goes-on")}</p>
      </div>
      <span />
      <div class="acts">
        {over && (
          <Button look="quiet" onClick={() => void store.commands.fork(past.step)}>
            {t("fork")}
          </Button>
        )}
        <Button look="primary" onClick={() => lookback.lookAt(null)}>
          <Icon name="play" />
          {t("history-now")} <Cap text="Esc" />
        </Button>
      </div>
    </section>
  );
}
