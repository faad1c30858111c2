/* Which page is shown. Pages that are not the first one come when they are asked for. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Defs } from "./kit/defs";
import { match, path } from "./router";
import { t } from "./text";
import { Top } from "./ui/top";

type Page = ComponentType<Record<string, string>>;
type Load = () => Promise<Page>;
const as = (component: unknown): Page => component as Page;

const ROUTES: readonly (readonly [string, Load])[] = [
  ["", () => import("./pages/home").then(m => as(m.Home))],
  ["/new", () => import("./pages/create").then(m => as(m.Create))],
  ["/new/:game", () => import("./pages/create").then(m => as(m.Create))],
  ["/table/:id", () => import("./pages/room").then(m => as(m.Room))],
  ["/seat", () => import("./pages/claim").then(m => as(m.Claim))],
  ["/replay/:id", () => import("./pages/replay").then(m => as(m.Replay))],
  ["/my-games", () => import("./pages/mine").then(m => as(m.Mine))],
  ["/account", () => import("./pages/account").then(m => as(m.Account))],
  ["/settings", () => import("./pages/settings").then(m => as(m.Settings))],
  ["/rules", () => import("./pages/rules").then(m => as(m.Rules))],
  ["/rules/:game", () => import("./pages/rules").then(m => as(m.Rules))],
  ...(import.meta.env.DEV
    ? [["/sample/:name", () => import("./pages/sample").then(m => as(m.Sample))] as const]
    : []),
];

const Missing = () => (
  <div class="plain-page">
    <Top />
    <main class="wrap narrow">
      <h1>{t("not-found")}</h1>
      <p>{t("not-found-hint")}</p>
    </main>
  </div>
);

export function App() {
  const page = useSignal<{ at: string; Show: Page; params: Record<string, string> } | null>(null);
  useEffect(() => {
    const at = path.value;
    for (const [pattern, load] of ROUTES) {
      const params = match(pattern, at);
      if (params) {
        void load().then(Show => {
          if (path.value === at) page.value = { at, Show, params };
        });
        return;
      }
    }
    page.value = { at, Show: as(Missing), params: {} };
  }, [path.value]);
  const now = page.value;
  return (
    <>
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <Defs />
      <div id="content">{now && <now.Show key={now.at} {...now.params} />}</div>
    </>
  );
}
