/* The service worker's strategies, with caches and a network of our own. */
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("__SHELL__", { version: "two", files: ["/assets/index-abc.js"] });

import { MOST, pace } from "../src/worker/finished";
import { BOOKS, GAMES } from "../src/worker/names";
import { keepOffline } from "../src/worker/offline";
import type { WorkerScope } from "../src/worker/scope";

const ORIGIN = "http://here";
const ID = (n: number) => String(n).padStart(20, "0");
const full = (what: Request | string) => new URL(typeof what === "string" ? what : what.url, ORIGIN).href;

class FakeCache {
  kept = new Map<string, Response>();
  constructor(private readonly net: (url: string) => Promise<Response>) {}
  async add(path: string) {
    await this.put(path, await this.net(full(path)));
  }
  async addAll(paths: string[]) {
    for (const path of paths) await this.add(path);
  }
  async put(what: Request | string, answer: Response) {
    this.kept.set(full(what), answer);
  }
  async delete(what: Request | string) {
    return this.kept.delete(full(what));
  }
  async keys() {
    return [...this.kept.keys()].map(url => ({ url }) as Request);
  }
  async match(what: Request | string, how?: { ignoreSearch?: boolean }) {
    const url = full(what);
    return (
      this.kept.get(url) ?? (how?.ignoreSearch ? this.kept.get(url.replace(/\?.*/, "")) : undefined)
    )?.clone();
  }
}

class World {
  net = new Map<string, () => Response>();
  down = false;
  stores = new Map<string, FakeCache>();
  listeners = new Map<string, (event: unknown) => void>();
  skipped = 0;
  fetched: string[] = [];

  readonly fetch = async (what: Request | string): Promise<Response> => {
    const url = full(what);
    this.fetched.push(url.slice(ORIGIN.length));
    if (this.down) throw new TypeError("no network");
    const path = new URL(url).pathname;
    return this.net.get(path)?.() ?? new Response("", { status: 404 });
  };
  readonly scope: WorkerScope = {
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    skipWaiting: async () => {
      this.skipped++;
    },
    fetch: this.fetch,
    addEventListener: (kind: string, listener: unknown) => {
      this.listeners.set(kind, listener as (event: unknown) => void);
    },
    caches: {
      open: async (name: string) => {
        if (!this.stores.has(name)) this.stores.set(name, new FakeCache(this.fetch));
        return this.stores.get(name);
      },
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
      match: async (what: Request | string) => {
        for (const store of this.stores.values()) {
          const found = await store.match(what);
          if (found) return found;
        }
        return undefined;
      },
    } as unknown as CacheStorage,
  };

  says(path: string, body: unknown, status = 200) {
    this.net.set(path, () => new Response(JSON.stringify(body), { status }));
  }
  async happen(kind: string, more: object = {}) {
    const works: Promise<unknown>[] = [];
    this.listeners.get(kind)?.({ ...more, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  }
  /** The answer to a request; null when the worker leaves it to the browser. */
  async get(path: string, mode = "cors", method = "GET"): Promise<Response | null> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    this.listeners.get("fetch")?.({
      request: { url: ORIGIN + path, mode, method } as Request,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const found = await (answer as Promise<Response> | null);
    await Promise.all(works);
    return found;
  }
}

let world: World;
beforeEach(async () => {
  pace.pause = 0;
  world = new World();
  keepOffline(world.scope);
  world.says("/", "the app");
  world.says("/assets/index-abc.js", "code");
});

const finished = (steps: number) => ({ seat: 0, table: { status: "finished" }, view: { step: steps } });

describe("the app", () => {
  it("keeps its files when it is installed and never takes over by itself", async () => {
    await world.happen("install");
    expect([...(world.stores.get("approdo-shell-two")?.kept.keys() ?? [])]).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/assets/index-abc.js`,
    ]);
    expect(world.skipped).toBe(0);
    await world.happen("message", { data: { kind: "take-over" } });
    expect(world.skipped).toBe(1);
  });
  it("drops the files of older builds only when it is in charge, and nothing else", async () => {
    for (const name of ["approdo-shell-one", GAMES, BOOKS]) await world.scope.caches.open(name);
    await world.happen("install");
    expect(world.stores.has("approdo-shell-one")).toBe(true);
    await world.happen("activate");
    expect([...world.stores.keys()].sort()).toEqual([BOOKS, GAMES, "approdo-shell-two"].sort());
  });
  it("opens without network, and while the server is down", async () => {
    await world.happen("install");
    world.says("/table/x", "fresh");
    expect(await (await world.get("/table/x", "navigate"))?.text()).toBe('"fresh"');
    world.says("/table/x", "", 503);
    expect(await (await world.get("/table/x", "navigate"))?.text()).toBe('"the app"');
    world.down = true;
    expect(await (await world.get("/table/x", "navigate"))?.text()).toBe('"the app"');
  });
  it("answers for files of its own build without asking", async () => {
    await world.happen("install");
    world.fetched = [];
    expect(await (await world.get("/assets/index-abc.js"))?.text()).toBe('"code"');
    expect(world.fetched).toEqual([]);
  });
});

describe("what is alive", () => {
  it("is never answered from what was kept", async () => {
    for (const path of ["/api/me", "/api/me/tables", "/api/tables", `/api/tables/${ID(1)}/notes`])
      expect(await world.get(path)).toBeNull();
    expect(await world.get(`/api/tables/${ID(1)}/actions`, "cors", "POST")).toBeNull();
    world.says(`/api/tables/${ID(1)}`, { ...finished(3), table: { status: "playing" } });
    await world.get(`/api/tables/${ID(1)}`);
    world.down = true;
    await expect(world.get(`/api/tables/${ID(1)}`)).rejects.toThrow();
  });
});

describe("rules", () => {
  it("are read without network, also those never opened", async () => {
    world.says("/api/games", [{ id: "new-haven" }]);
    world.says("/api/games/new-haven/rules/it", "le regole");
    world.says("/api/games/new-haven/text/it", "testi");
    await world.happen("message", { data: { kind: "keep-rules", lang: "it" } });
    world.down = true;
    expect(await (await world.get("/api/games/new-haven/rules/it"))?.text()).toBe('"le regole"');
  });
  it("are fresh while there is network", async () => {
    world.says("/api/games/new-haven/rules/en", "old");
    await world.get("/api/games/new-haven/rules/en");
    world.says("/api/games/new-haven/rules/en", "new");
    expect(await (await world.get("/api/games/new-haven/rules/en"))?.text()).toBe('"new"');
  });
});

describe("finished games", () => {
  const open = async (id: string, steps = 2) => {
    world.says(`/api/tables/${id}`, finished(steps));
    for (let step = 0; step <= steps; step++) world.says(`/api/tables/${id}/history/${step}`, { step });
    await world.get(`/api/tables/${id}?invite=abc`);
  };
  it("are kept whole when one is opened", async () => {
    await open(ID(1));
    expect(world.fetched).toContain(`/api/tables/${ID(1)}/history/0?invite=abc&seat=0`);
    world.down = true;
    expect(await (await world.get(`/api/tables/${ID(1)}`))?.json()).toEqual(finished(2));
    expect(await (await world.get(`/api/tables/${ID(1)}/history/1?seat=0`))?.json()).toEqual({ step: 1 });
  });
  it("make room for the latest", async () => {
    for (let n = 0; n < MOST + 2; n++) await open(ID(n), 1);
    const kept = [...(world.stores.get(GAMES)?.kept.keys() ?? [])];
    expect(kept.some(url => url.includes(ID(0)) || url.includes(ID(1)))).toBe(false);
    expect(kept.filter(url => /tables\/\d+$/.test(url))).toHaveLength(MOST);
  });
  it("go with the person who leaves", async () => {
    await open(ID(1));
    world.says("/api/logout", { ok: true });
    await world.get("/api/logout", "cors", "POST");
    expect(world.stores.has(GAMES)).toBe(false);
  });
});
