/* Why a bot chose a move: what it expects, what the move gains, what came next and what that loses, how sure. */
import { Fragment } from "preact";
import type { WhyOut } from "../server";
import type { TableStore } from "../state/table";
import { lang, t } from "../text";
import type { TextArg } from "../types";

interface Label {
  label: string;
  args?: Record<string, TextArg>;
}
export const moveOf = (store: TableStore, { label }: { label: unknown }): string => {
  const { label: key, args } = label as Label;
  return store.say(key, args);
};

/** What would be told as nothing is not told. */
const LEAST = 0.05;
const decimal = (n: number): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(n);
const signed = (worth: number): string => (worth > 0 ? "+" : "−") + decimal(Math.abs(worth));

/** "About as good: e4."; of a step of a plan nothing, it speaks for itself. */
function nextBest(store: TableStore, { alternative, loss, sure, expected, goal, parts }: WhyOut): string {
  if (!alternative || loss === null) return goal || parts.length ? "" : t("why-only");
  return t(`why-${sure}`, {
    action: moveOf(store, alternative),
    loss: expected === null ? decimal(loss) : t("why-chances", { n: Math.round(loss * 100) }),
  });
}

export const Why = ({ store, why }: { store: TableStore; why: WhyOut }) => (
  <>
    {why.expected !== null && (
      <p class="why-expected">{t("why-expected", { n: Math.round(why.expected * 100) })}</p>
    )}
    {why.goal && <p class="why-goal">{t("why-goal", { goal: moveOf(store, { label: why.goal }) })}</p>}
    {why.parts.length > 0 && (
      <dl class="parts">
        {why.parts
          .filter(({ worth }) => Math.abs(worth) >= LEAST)
          .map(({ label, worth }) => (
            <Fragment key={String(label.label)}>
              <dt>{store.say(String(label.label))}</dt>
              <dd>{signed(worth)}</dd>
            </Fragment>
          ))}
      </dl>
    )}
    <p class="why-next">{nextBest(store, why)}</p>
  </>
);
