/* The wooden strip at the top of every page. */
import type { ComponentChildren } from "preact";
import { Icon } from "../kit";
import { A, path } from "../router";
import { person } from "../state/session";
import { flipTheme, sound } from "../state/settings";
import { t } from "../text";
import { Languages } from "./languages";
import { Mark } from "./mark";
import "./top.css";

interface TopProps {
  /** At a table: the game's name instead of the navigation. */
  title?: string;
  note?: ComponentChildren;
  onHelp?: () => void;
  rules?: string;
}

const PLACES = [
  ["/", "nav-games"],
  ["/my-games", "nav-mine"],
  ["/learn", "nav-learn"],
] as const;

const Navigation = () => (
  <nav class="where" aria-label={t("nav-main")}>
    {PLACES.map(([to, name]) => (
      <A key={to} href={to} {...(path.value === to ? { "aria-current": "page" } : {})}>
        {t(name)}
      </A>
    ))}
  </nav>
);

const Tool = ({ name, icon, onClick }: { name: string; icon: "sun" | "help"; onClick: () => void }) => (
  <button type="button" class="tool" title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

const SoundSwitch = () => (
  <button
    type="button"
    class={`tool opt ${sound.value ? "" : "off"}`}
    title={t("sound")}
    aria-pressed={sound.value}
    onClick={() => {
      sound.value = !sound.value;
    }}
  >
    <Icon name="sound" />
  </button>
);

export const Top = ({ title, note, onHelp, rules = "/rules" }: TopProps) => (
  <header class="top">
    <A class="mark" href="/" aria-label="Approdo">
      <Mark />
      <span>Approdo</span>
    </A>
    {title ? (
      <div class="where at-table">
        <b>{title}</b>
        <span>{note}</span>
      </div>
    ) : (
      <Navigation />
    )}
    <div class="fill" />
    <div class="tools">
      <Languages />
      <Tool name={t("theme-flip")} icon="sun" onClick={flipTheme} />
      <SoundSwitch />
      <A class="tool opt" href={rules}>
        <Icon name="book" />
        {t("rules")}
      </A>
      {onHelp && <Tool name={t("help")} icon="help" onClick={onHelp} />}
      <A class="tool opt" href="/account">
        <Icon name="me" cut="var(--wood)" />
        {person.value?.account ? person.value.name : t("sign-in")}
      </A>
      <A class="tool" href="/settings" title={t("settings")}>
        <Icon name="gear" />
      </A>
    </div>
  </header>
);
