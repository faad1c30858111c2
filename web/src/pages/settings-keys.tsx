/* The keys of the table: on, with Alt or off, and each one to be changed. */
import { ASKED, type Asked, capOf, giveKey, keyOf, letters, ownKeys } from "../state/keymap";
import { t } from "../text";
import { Button } from "../ui/button";
import "./settings-keys.css";

function KeyField({ what }: { what: Asked }) {
  return (
    <label class="key-field">
      <input
        class="field"
        value={capOf(keyOf(what))}
        maxLength={1}
        onFocus={e => e.currentTarget.select()}
        onInput={e => {
          const typed = e.currentTarget.value.toLowerCase();
          if (typed) giveKey(what, typed);
          e.currentTarget.value = capOf(keyOf(what));
        }}
      />
      {t(`key-${what}`)}
    </label>
  );
}

export const KeySettings = () =>
  letters.value === "off" ? null : (
    <details class="key-settings">
      <summary>{t("keys-change")}</summary>
      <p class="muted">{t("keys-change-help")}</p>
      <div class="key-fields">
        {ASKED.map(what => (
          <KeyField key={what} what={what} />
        ))}
      </div>
      <Button
        look="small"
        onClick={() => {
          ownKeys.value = {};
        }}
      >
        {t("keys-reset")}
      </Button>
    </details>
  );
