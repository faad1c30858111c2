/* Without network: the app itself, rules, opened lessons and finished games. What is alive is never answered from here. */
import { keepGame } from "./finished";
import { BOOKS, GAMES, SHELL } from "./names";
import type { Fetching, Tidings, WorkerScope } from "./scope";

/** The files of this build and a name for them; vite.config.ts writes them in. */
declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

const BOOK = /^\/api\/(games|lessons)(\/|$)/;
const GAME = /^\/api\/tables\/([0-9a-f]{20})(?:$|\/(?:history\/\d+|story|draws|record|log)$)/;
/** Who leaves, or becomes somebody else, takes along what was kept for him. */
const LEAVING = /^\/api\/(logout|logout\/everywhere|login|account\/delete)$/;
/** Answers of a server or proxy that is down: the app shows itself instead. */
const DOWN = 500;

const shellName = (): string => SHELL + __SHELL__.version;

export function keepOffline(scope: WorkerScope): void {
  scope.addEventListener("install", event => event.waitUntil(install(scope)));
  scope.addEventListener("activate", event => event.waitUntil(activate(scope)));
  scope.addEventListener("fetch", event => answer(scope, event));
  scope.addEventListener("message", event => {
    const told = event.data as Tidings;
    if (told.kind === "take-over") event.waitUntil(scope.skipWaiting());
    if (told.kind === "keep-rules") event.waitUntil(keepRules(scope, told.lang));
  });
}

/** A new build waits until the old pages are closed or somebody says so: no page loses its files under its feet. */
async function install(scope: WorkerScope): Promise<void> {
  const shell = await scope.caches.open(shellName());
  await shell.addAll(["/", ...__SHELL__.files]);
}

async function activate(scope: WorkerScope): Promise<void> {
  const old = (await scope.caches.keys()).filter(name => name.startsWith(SHELL) && name !== shellName());
  await Promise.all(old.map(name => scope.caches.delete(name)));
  await scope.clients.claim();
}

function answer(scope: WorkerScope, event: Fetching): void {
  const { request } = event,
    url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method !== "GET") {
    if (LEAVING.test(url.pathname)) event.respondWith(leave(scope, request));
    return;
  }
  if (request.mode === "navigate") event.respondWith(page(scope, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(scope, request));
  else if (BOOK.test(url.pathname)) event.respondWith(book(scope, request));
  else if (GAME.test(url.pathname)) event.respondWith(game(scope, event));
}

async function leave(scope: WorkerScope, request: Request): Promise<Response> {
  const said = await scope.fetch(request);
  if (said.ok) await scope.caches.delete(GAMES);
  return said;
}

async function page(scope: WorkerScope, request: Request): Promise<Response> {
  const kept = () => scope.caches.match("/");
  try {
    const fresh = await scope.fetch(request);
    return fresh.status < DOWN ? fresh : ((await kept()) ?? fresh);
  } catch (error) {
    const app = await kept();
    if (app) return app;
    throw error;
  }
}

/** A file's name changes with what is in it: the one we have is the right one. */
async function file(scope: WorkerScope, request: Request): Promise<Response> {
  const kept = await scope.caches.match(request);
  if (kept) return kept;
  const fresh = await scope.fetch(request);
  if (fresh.ok) await (await scope.caches.open(shellName())).put(request, fresh.clone());
  return fresh;
}

async function book(scope: WorkerScope, request: Request): Promise<Response> {
  const books = await scope.caches.open(BOOKS);
  try {
    const fresh = await scope.fetch(request);
    if (fresh.ok) await books.put(request, fresh.clone());
    if (fresh.status < DOWN) return fresh;
    return (await books.match(request)) ?? fresh;
  } catch (error) {
    const kept = await books.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function game(scope: WorkerScope, event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const fresh = await scope.fetch(request);
    if (fresh.ok) event.waitUntil(keepGame(scope, request, fresh.clone()).catch(() => undefined));
    if (fresh.status < DOWN) return fresh;
    return (await kept(scope, request)) ?? fresh;
  } catch (error) {
    const found = await kept(scope, request);
    if (found) return found;
    throw error;
  }
}

const kept = async (scope: WorkerScope, request: Request): Promise<Response | undefined> =>
  (await scope.caches.open(GAMES)).match(request, { ignoreSearch: true });

/** The rulebooks and texts of every game in the reader's language. */
async function keepRules(scope: WorkerScope, lang: string): Promise<void> {
  const books = await scope.caches.open(BOOKS),
    list = await scope.fetch("/api/games");
  if (!list.ok) return;
  await books.put("/api/games", list.clone());
  const games = (await list.json()) as readonly { readonly id: string }[];
  for (const { id } of games)
    for (const part of ["rules", "text"]) {
      const path = `/api/games/${id}/${part}/${lang}`;
      if (!(await books.match(path))) await books.add(path);
    }
}
