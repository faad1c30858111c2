import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type TableMessage } from "../src/api";
import { pace, waits } from "../src/state/settings";
import { Connection } from "../src/state/table/connection";
import { listen } from "../src/state/table/stream";
import { recorded } from "./helpers";

/** A socket or an event source that the test opens, speaks through and breaks. */
class Wire {
  static made: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.made.push(this);
  }
  readonly sent: string[] = [];
  send(word: string): void {
    this.sent.push(word);
  }
  close(): void {
    this.readyState = 3;
  }
}
class Socket extends Wire {}
class Events extends Wire {}

const latest = (): Wire => {
  const wire = Wire.made.at(-1);
  if (!wire) throw new Error("nothing was opened");
  return wire;
};
const numbered = (seq: number): TableMessage => ({ ...recorded("new-haven-lay"), seq });

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("EventSource", Events);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("stream", () => {
  it("hands on messages of the table and nothing else", () => {
    const receive = vi.fn(),
      stream = listen("t", receive);
    expect(stream.state.value).toBe("connecting");
    latest().onopen?.();
    expect(stream.state.value).toBe("live");
    latest().onmessage?.({ data: JSON.stringify({ pong: true }) });
    latest().onmessage?.({ data: JSON.stringify(numbered(2)) });
    expect(receive).toHaveBeenCalledTimes(1);
    stream.close();
  });
  it("connects again after a while that grows, and at once when the net is back", () => {
    const stream = listen("t", () => undefined);
    latest().onclose?.();
    expect(stream.state.value).toBe("lost");
    vi.advanceTimersByTime(399);
    expect(Wire.made.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(Wire.made.length).toBe(2);
    latest().onclose?.();
    vi.advanceTimersByTime(400);
    expect(Wire.made.length).toBe(2);
    dispatchEvent(new Event("online"));
    expect(Wire.made.length).toBe(3);
    stream.close();
  });
  it("tries events where sockets do not pass", () => {
    const stream = listen("t", () => undefined);
    for (let i = 0; i < 3; i++) {
      latest().onclose?.();
      vi.advanceTimersByTime(8000);
    }
    expect(latest()).toBeInstanceOf(Events);
    latest().onopen?.();
    expect(stream.state.value).toBe("live");
    stream.close();
  });
  it("says whether the reader skips what the others do, and when that changes", () => {
    pace.value = "skip";
    const stream = listen("t", () => undefined);
    latest().onopen?.();
    pace.value = "fast";
    waits.value = true;
    pace.value = "skip";
    waits.value = false;
    expect(latest().sent).toEqual(["skip", "follow", "skip"]);
    stream.close();
    pace.value = "normal";
    expect(latest().sent.length).toBe(3);
  });
  it("stays closed", () => {
    const stream = listen("t", () => undefined);
    stream.close();
    latest().onclose?.();
    vi.advanceTimersByTime(20000);
    expect(Wire.made.length).toBe(1);
  });
});

describe("connection", () => {
  function connected() {
    const connection: Connection = new Connection("t", message => {
      connection.message.value = message;
    });
    return connection;
  }
  it("keeps the newest message and drops older ones", () => {
    const connection = connected();
    connection.receive(numbered(5));
    connection.receive(numbered(4));
    expect(connection.message.value?.seq).toBe(5);
    connection.receive(numbered(6));
    expect(connection.message.value?.seq).toBe(6);
  });
  it("says when it is lost and when it is back", () => {
    const connection = connected();
    expect(connection.lost.value).toBe(false);
    connection.open();
    latest().onclose?.();
    expect(connection.lost.value).toBe(true);
    vi.advanceTimersByTime(400);
    latest().onopen?.();
    expect(connection.lost.value).toBe(false);
    connection.close();
  });
  it("waits for the stream to bring what was done, and asks when it does not", async () => {
    const ask = vi.spyOn(api, "table").mockResolvedValue(numbered(9)),
      connection = connected();
    connection.open();
    latest().onopen?.();
    const soon = connection.reach(7);
    latest().onmessage?.({ data: JSON.stringify(numbered(7)) });
    await vi.advanceTimersByTimeAsync(20);
    await soon;
    expect(ask).not.toHaveBeenCalled();
    const late = connection.reach(9);
    await vi.advanceTimersByTimeAsync(900);
    await late;
    expect(ask).toHaveBeenCalledTimes(1);
    expect(connection.message.value?.seq).toBe(9);
    connection.close();
  });
});
