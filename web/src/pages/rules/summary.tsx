/* The game on one page: goal, turn, end, scoring; it can be printed alone. */
import type { Rulebook } from "../../api";
import { RichText } from "../../shell/rich-text";
import { t } from "../../text";

/** While it is set, a printer gets the summary alone. */
function printSummary(): void {
  const root = document.documentElement;
  root.dataset.print = "summary";
  addEventListener("afterprint", () => delete root.dataset.print, { once: true });
  print();
}

export const Summary = ({ parts, prefix }: { parts: Rulebook["summary"]; prefix: string }) => (
  <section id="summary" class="summary">
    <h2>{t("summary")}</h2>
    <dl>
      {parts.map(({ about, text }) => (
        <div key={about} data-about={about}>
          <dt>{t(`summary-${about}`)}</dt>
          <dd>
            <RichText text={text} prefix={prefix} />
          </dd>
        </div>
      ))}
    </dl>
    <button type="button" class="btn small quiet" onClick={printSummary}>
      {t("print-summary")}
    </button>
  </section>
);
