/* The game's words in both languages of the rulebook. */
import type { Rulebook } from "../../api";
import { ownName } from "../../shell/languages";
import { t } from "../../text";

export const Glossary = ({ entries }: { entries: Rulebook["glossary"] }) => (
  <section id="glossary">
    <h2>{t("glossary")}</h2>
    <div class="scroll-x">
      <table class="glossary">
        <thead>
          <tr>
            <th scope="col">{ownName("it")}</th>
            <th scope="col">{ownName("en")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ words }) => (
            <tr key={words.en}>
              <td lang="it">{words.it}</td>
              <td lang="en">{words.en}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
