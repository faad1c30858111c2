/* The page's side of the service worker: whether there is network, whether a newer build waits, what can be read without. */
import { effect, signal } from "@preact/signals";
import { lang } from "../text";
import { GAMES } from "../worker/names";
import type { Tidings } from "../worker/scope";

/** True while the browser says that there is no network, or the server did not answer the first question. */
export const offline = signal(!navigator.onLine);
/** A newer build is here and waits. */
export const newer = signal(false);
/** The browser would put the app among the others; what to call then. */
export const installs = signal<(() => void) | null>(null);

let waiting: ServiceWorker | null = null;
let asked = false;

const tell = (worker: ServiceWorker | null | undefined, tidings: Tidings): void =>
  worker?.postMessage(tidings);

/** Take the newer build: the page is loaded again, and only because somebody said so. */
export function takeNewer(): void {
  asked = true;
  tell(waiting, { kind: "take-over" });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    waiting = registration.waiting;
    newer.value = waiting !== null && navigator.serviceWorker.controller !== null;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
}

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Where the browser has service workers: on https and on one's own machine. */
export async function startWorker(): Promise<void> {
  addEventListener("online", () => {
    offline.value = false;
  });
  addEventListener("offline", () => {
    offline.value = true;
  });
  addEventListener("beforeinstallprompt", event => {
    event.preventDefault();
    installs.value = () => void (event as InstallEvent).prompt();
  });
  addEventListener("appinstalled", () => {
    installs.value = null;
  });
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  watch(await navigator.serviceWorker.register("/worker.js"));
  const ready = await navigator.serviceWorker.ready;
  effect(() => tell(ready.active, { kind: "keep-rules", lang: lang.value }));
}

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
}

/** The finished games that can be read without network, the latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  if (!("caches" in globalThis)) return [];
  const store = await caches.open(GAMES),
    found: KeptGame[] = [];
  for (const request of await store.keys()) {
    if (!/\/api\/tables\/\w+$/.test(new URL(request.url).pathname)) continue;
    const message = (await (await store.match(request))?.json()) as
      | { table: { id: string; game: string; seats: readonly { name: string | null }[] } }
      | undefined;
    if (message)
      found.unshift({
        id: message.table.id,
        game: message.table.game,
        names: message.table.seats.map(seat => seat.name ?? ""),
      });
  }
  return found;
}
