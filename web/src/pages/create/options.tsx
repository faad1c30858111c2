/* The game's own options: their values in one line, and on request each with its meaning. */
import type { OptionInfo } from "../../api";
import { type Speaker, t } from "../../text";
import type { FieldValue } from "../../types";
import { Radios } from "../../ui/radios";
import { type Draft, valuesOf } from "./draft";

function valueName(say: Speaker, option: OptionInfo, value: FieldValue): string {
  const key = `option-${option.id}-${String(value)}`;
  if (say.has(key)) return say(key);
  return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
}

interface OptionsProps {
  draft: Draft;
  say: Speaker;
}

/** What is set now; what was changed stands out. A switch that is off says nothing. */
const InOneLine = ({ draft, say }: OptionsProps) => (
  <span class="values">
    {draft.game.options
      .map(option => ({ option, value: draft.options.value[option.id] ?? option.default }))
      .filter(({ value }) => value !== false)
      .map(({ option, value }, i) => {
        const words = value === true ? say(`option-${option.id}`) : valueName(say, option, value);
        return (
          <span key={option.id}>
            {i > 0 && " · "}
            {value === option.default ? words : <b>{words}</b>}
          </span>
        );
      })}
  </span>
);

export const Options = ({ draft, say }: OptionsProps) => (
  <details class="panel options-fold">
    <summary>
      <h2>{t("options")}</h2>
      <InOneLine draft={draft} say={say} />
    </summary>
    <div class="body options two">
      {draft.game.options.map(option => {
        const key = `option-${option.id}`,
          help = `${key}-help`;
        return (
          <Radios<FieldValue>
            key={option.id}
            name={option.id}
            legend={say(key)}
            help={say.has(help) ? say(help) : undefined}
            value={draft.options.value[option.id] ?? option.default}
            values={valuesOf(option, draft.seats.value.length)}
            text={value => valueName(say, option, value)}
            set={value => {
              draft.options.value = { ...draft.options.value, [option.id]: value };
            }}
          />
        );
      })}
    </div>
  </details>
);
