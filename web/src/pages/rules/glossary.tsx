/* The game's words in every language of its rulebook. */
import type { Rulebook } from "../../api";
import { ownName } from "../../shell/languages";
import { LANGS, t } from "../../text";

export function Glossary({ entries }: { entries: Rulebook["glossary"] }) {
  const spoken = LANGS.filter(language => entries.some(({ words }) => words[language]));
  return (
    <section id="glossary">
      <h2>{t("glossary")}</h2>
      <div class="scroll-x">
        <table class="glossary">
          <thead>
            <tr>
              {spoken.map(language => (
                <th key={language} scope="col">
                  {ownName(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ code, words }) => (
              <tr key={code}>
                {spoken.map(language => (
                  <td key={language} lang={language}>
                    {words[language]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
