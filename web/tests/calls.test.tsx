/* Being called: the service worker shows notes, browsers have names, clocks are told to the server. */
import { describe, expect, it, vi } from "vitest";
import { clockOf, newClock } from "../src/pages/create/clock";
import { browserId, browserName, tellZone } from "../src/state/push";
import { hearPush, type Worker } from "../src/worker/push";

type Listener = (event: unknown) => void;

/** A service worker's world that writes down what happens in it. */
function world(pages: readonly string[] = []) {
  const told: string[] = [],
    listeners = new Map<string, Listener>(),
    work: Promise<unknown>[] = [];
  const worker = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    clients: {
      matchAll: async () => pages.map(url => ({ url, focus: async () => told.push(`focus ${url}`) })),
      openWindow: async (url: string) => told.push(`open ${url}`),
    },
    registration: {
      showNotification: async (title: string, { body, tag }: NotificationOptions) =>
        void told.push(`${tag}: ${title}, ${body}`),
    },
  } as unknown as Worker;
  hearPush(worker);
  const hear = async (kind: string, event: object): Promise<readonly string[]> => {
    listeners.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return told;
  };
  return hear;
}
const pressed = (url: string) => ({ notification: { close: () => undefined, data: { url } } });

describe("the service worker", () => {
  it("shows what is pushed", async () => {
    const note = { title: "Your turn", body: "New Haven", url: "/table/1", tag: "turn" };
    expect(await world()("push", { data: { json: () => note } })).toEqual(["turn: Your turn, New Haven"]);
  });
  it("shows something even when it cannot read it, as browsers demand", async () => {
    const broken = {
      json: () => {
        throw new SyntaxError("no JSON");
      },
    };
    expect(await world()("push", { data: broken })).toEqual(["turn: Approdo, "]);
    expect(await world()("push", { data: null })).toEqual(["turn: Approdo, "]);
  });
  it("leads to the open page of the table, else opens it", async () => {
    const open = ["https://a.org/table/1", "https://a.org/"];
    expect(await world(open)("notificationclick", pressed("/table/1"))).toEqual([
      "focus https://a.org/table/1",
    ]);
    expect(await world(open)("notificationclick", pressed("/table/2"))).toEqual(["open /table/2"]);
  });
});

describe("browsers", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
    [
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36",
      "Chrome, Android",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0",
      "Edge, Windows",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.5 Safari/605.1.15", "Safari, macOS"],
    ["curl", ""],
  ])("%s", (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });
  it("have the server's name for their address", async () => {
    expect(await browserId("https://push.example.org/x")).toMatch(/^[0-9a-f]{20}$/);
  });
});

describe("whoever is called", () => {
  it("tells by which clock, and a zone that the server knows not does no harm", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path} ${init.body}`);
      return new Response(JSON.stringify({ code: "invalid-request", text: "", rules: [] }), { status: 422 });
    });
    await tellZone();
    vi.unstubAllGlobals();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
  });
});

describe("clocks", () => {
  it("are told to the server", () => {
    const clock = newClock();
    clock.end.value = "move";
    expect(clockOf("live", clock)).toEqual({});
    expect(clockOf("clock", clock)).toEqual({ main_seconds: 1200, increment: 15, time_out: "move" });
    clock.times.value = "5";
    expect(clockOf("clock", clock)).toEqual({ move_seconds: 300, time_out: "move" });
    clock.days.value = 2;
    clock.off.value = [5, 6];
    expect(clockOf("days", clock)).toMatchObject({
      move_seconds: 172800,
      days_off: [5, 6],
      time_out: "move",
    });
  });
});
