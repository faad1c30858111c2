/* The stream of complete views of one table: WebSocket, then SSE where sockets do not pass; always reconnecting. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { addresses, type TableMessage } from "../../api";
import { pace, waits } from "../settings";

export type StreamState = "connecting" | "live" | "lost";
export interface Stream {
  readonly state: ReadonlySignal<StreamState>;
  close(): void;
}

const FIRST_WAIT = 400,
  LONGEST_WAIT = 8000,
  PING = 20000,
  SOCKET_TRIES = 3;

/** What a way of listening tells. */
interface Ears {
  opened(): void;
  take(data: string): void;
  lost(): void;
}

/** A reader who skips needs no message for each move of the others. */
const skips = computed(() => pace.value === "skip" && !waits.value);

/** Each way listens until the function that it gives back is called. */
function bySocket(id: string, ears: Ears): () => void {
  const socket = new WebSocket(addresses.socket(id)),
    ping = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send("ping");
    }, PING);
  let tell: () => void = () => undefined;
  socket.onopen = () => {
    ears.opened();
    tell = effect(() => socket.send(skips.value ? "skip" : "follow"));
  };
  socket.onmessage = e => ears.take(e.data as string);
  socket.onclose = ears.lost;
  return () => {
    clearInterval(ping);
    tell();
    socket.onclose = null;
    socket.close();
  };
}

function byEvents(id: string, ears: Ears): () => void {
  const events = new EventSource(addresses.events(id));
  events.onopen = ears.opened;
  events.onmessage = e => ears.take(e.data as string);
  events.onerror = ears.lost;
  return () => events.close();
}

/** Views are complete, so whatever was missed while away comes with the next one. */
export function listen(id: string, receive: (message: TableMessage) => void): Stream {
  const state = signal<StreamState>("connecting");
  let closed = false,
    wait = FIRST_WAIT,
    failures = 0,
    timer = 0,
    stop: () => void = () => undefined;

  const opened = () => {
    state.value = "live";
    wait = FIRST_WAIT;
    failures = 0;
  };
  const take = (data: string) => {
    const message = JSON.parse(data) as TableMessage;
    if (message.table) receive(message);
  };
  const lost = () => {
    stop();
    if (closed) return;
    state.value = "lost";
    failures += 1;
    timer = window.setTimeout(connect, wait);
    wait = Math.min(LONGEST_WAIT, wait * 1.8);
  };
  function connect(): void {
    if (closed) return;
    const by = failures % (SOCKET_TRIES + 1) === SOCKET_TRIES ? byEvents : bySocket;
    stop = by(id, { opened, take, lost });
  }
  const back = () => {
    if (state.value === "lost") {
      clearTimeout(timer);
      connect();
    }
  };
  addEventListener("online", back);
  connect();
  return {
    state,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", back);
      stop();
    },
  };
}
