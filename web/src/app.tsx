/* Which page is shown. Pages that are not the first one come when they are asked for. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Defs } from "./kit/defs";
import { findRoute, type Params, path, type Route } from "./router";
import { toContent, useHeading } from "./shell/heading";
import { useKeepFocus } from "./shell/keep-focus";
import { MissingPage } from "./shell/missing-page";
import { Newer } from "./shell/newer";
import { offline } from "./state/worker";
import { t } from "./text";

type Page = ComponentType<Params>;
/** A page takes its path's parameters by name; the route's pattern and the page agree on them. */
const page = (component: unknown): Page => component as Page;

/** Where the door leads without network. */
const OFFLINE = "/offline";
const leadsTo = (): string => (path.value === "/" && offline.value ? OFFLINE : path.value);
const ROUTES: readonly Route<Page>[] = [
  ["", () => import("./pages/home").then(m => page(m.Home))],
  [OFFLINE, () => import("./pages/offline").then(m => page(m.Offline))],
  ["/new", () => import("./pages/create").then(m => page(m.Create))],
  ["/new/:game", () => import("./pages/create").then(m => page(m.Create))],
  ["/table/:id", () => import("./pages/room").then(m => page(m.Room))],
  ["/seat", () => import("./pages/claim").then(m => page(m.Claim))],
  ["/device", () => import("./pages/device").then(m => page(m.Device))],
  ["/replay/:id", () => import("./pages/replay").then(m => page(m.Replay))],
  ["/draws/:id", () => import("./pages/draws").then(m => page(m.Draws))],
  ["/my-games", () => import("./pages/mine").then(m => page(m.Mine))],
  ["/confirm", () => import("./pages/confirm").then(m => page(m.Confirm))],
  ["/stop", () => import("./pages/stop").then(m => page(m.Stop))],
  ["/recover", () => import("./pages/recover").then(m => page(m.Recover))],
  ["/account", () => import("./pages/account").then(m => page(m.Account))],
  ["/settings", () => import("./pages/settings").then(m => page(m.Settings))],
  ["/learn", () => import("./pages/learn").then(m => page(m.Learn))],
  ["/rules", () => import("./pages/rules").then(m => page(m.Rules))],
  ["/rules/:game", () => import("./pages/rules").then(m => page(m.Rules))],
  ...(import.meta.env.DEV
    ? [["/sample/:name", () => import("./pages/sample").then(m => page(m.Sample))] as const]
    : []),
];

const Missing = () => <MissingPage title={t("not-found")} hint={t("not-found-hint")} />;

interface Shown {
  at: string;
  Show: Page;
  params: Params;
}

export function App() {
  const shown = useSignal<Shown | null>(null),
    content = useRef<HTMLDivElement>(null);
  useHeading(content);
  useKeepFocus(content);
  const skip = (e: Event) => {
    e.preventDefault();
    toContent(content.current);
  };
  useEffect(() => {
    const at = leadsTo(),
      found = findRoute(ROUTES, at);
    if (!found) {
      shown.value = { at, Show: Missing, params: {} };
      return;
    }
    void found.load().then(Show => {
      if (leadsTo() === at) shown.value = { at, Show, params: found.params };
    });
  }, [path.value, offline.value]);
  const now = shown.value;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page */}
      <a class="skip" href="#content" onClick={skip}>
        {t("skip")}
      </a>
      <Defs />
      <div id="content" ref={content}>
        {now && <now.Show key={now.at} {...now.params} />}
      </div>
      <Newer />
    </>
  );
}
