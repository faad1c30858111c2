/* How to play with this page: pointer and keys. */
import { ASKED, capOf, keyOf, letters } from "../state/keymap";
import { t } from "../text";
import { Sheet } from "../ui/sheet";
import "./help.css";

/** Keys that are always the same. */
const STEADY: readonly (readonly [keys: string, text: string])[] = [
  ["← ↑ → ↓", "key-arrows"],
  ["Home End", "key-ends"],
  ["↵", "key-enter"],
  ["F6", "key-regions"],
  ["⇧ A … Z", "key-name"],
];
/** Those that can be changed, with Alt if the reader wants it so. */
const changeable = (): (readonly [keys: string, text: string])[] =>
  letters.value === "off"
    ? []
    : ASKED.map(what => [
        `${letters.value === "alt" ? "Alt + " : ""}${capOf(keyOf(what))}`,
        t(`key-${what}`),
      ]);

interface HelpProps {
  onClose: () => void;
  /** The game's own keys. */
  more: readonly (readonly [keys: string, text: string])[];
}

export const Help = ({ onClose, more }: HelpProps) => (
  <Sheet wide title={t("help")} onClose={onClose}>
    <p>{t("help-board")}</p>
    <dl class="keys">
      {[...STEADY.map(([keys, text]) => [keys, t(text)] as const), ...changeable(), ...more].map(
        ([keys, text]) => (
          <>
            <dt key={keys}>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </>
        ),
      )}
    </dl>
    <p class="muted">{t("help-keys")}</p>
  </Sheet>
);
