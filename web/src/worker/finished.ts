/* Finished games that were opened here: kept whole, position by position, the latest ones. */
import { GAMES } from "./names";
import type { WorkerScope } from "./scope";

const TABLE = /^\/api\/tables\/([0-9a-f]{20})$/;
const OVER = ["finished", "abandoned"];
/** So many games are kept. */
export const MOST = 20;
/** Positions are fetched one after the other, slowly: the reader's own requests come first. */
export const pace = { pause: 250 };
const LONGEST = 1500;

interface Message {
  readonly seat: number | null;
  readonly table: { readonly status: string };
  readonly view: { readonly step: number } | null;
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const of = (id: string): string => `/api/tables/${id}`;
const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Keep an answer if its game is over; with the table's message come all its positions. */
export async function keepGame(scope: WorkerScope, request: Request, answer: Response): Promise<void> {
  const store = await scope.caches.open(GAMES),
    path = pathOf(request),
    table = TABLE.exec(path)?.[1];
  if (!table) {
    const id = path.split("/")[3] ?? "";
    if (await store.match(of(id))) await store.put(path, answer);
    return;
  }
  const message = (await answer.clone().json()) as Message;
  if (!OVER.includes(message.table.status) || !message.view) return;
  await store.delete(path); // the one opened last stands last
  await store.put(path, answer);
  await dropOldest(store);
  await keepPositions(scope, store, request, message);
}

async function dropOldest(store: Cache): Promise<void> {
  const known = (await store.keys()).map(pathOf),
    tables = known.filter(path => TABLE.test(path)),
    old = tables.slice(0, Math.max(0, tables.length - MOST));
  const gone = known.filter(path => old.some(table => path === table || path.startsWith(`${table}/`)));
  await Promise.all(gone.map(path => store.delete(path)));
}

async function keepPositions(
  scope: WorkerScope,
  store: Cache,
  request: Request,
  message: Message,
): Promise<void> {
  const steps = message.view?.step ?? 0,
    url = new URL(request.url);
  if (steps > LONGEST) return;
  const given = new URLSearchParams(url.search);
  if (message.seat !== null) given.set("seat", String(message.seat));
  for (let step = steps; step >= 0; step--) {
    const path = `${url.pathname}/history/${step}`;
    if (await store.match(path)) continue;
    const found = await scope.fetch(`${path}?${given}`);
    if (!found.ok) return; // another time: what is missing is asked for again
    if (!(await store.match(url.pathname))) return; // it was dropped meanwhile
    await store.put(path, found);
    await pause(pace.pause);
  }
}
