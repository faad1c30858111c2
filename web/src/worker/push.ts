/* Calls: what the server pushes is shown, and a press leads to the table. */

/** What of a service worker's world is used here. */
export interface Worker {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  notification: { close(): void; data: unknown };
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Note {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** Something must be shown for every push: browsers take the right to call from who calls in secret. */
const UNREAD: Note = { title: "Approdo", body: "", url: "/my-games", tag: "turn" };

function noteOf(event: Pushed): Note {
  try {
    return { ...UNREAD, ...(event.data?.json() as Partial<Note> | undefined) };
  } catch {
    return UNREAD;
  }
}

/** To an open page of that address, else to a new one. */
async function lead(worker: Worker, url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true }),
    there = pages.find(page => new URL(page.url).pathname === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

export function hearPush(worker: Worker): void {
  worker.addEventListener("push", event => {
    const { title, body, url, tag } = noteOf(event);
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }),
    );
  });
  worker.addEventListener("notificationclick", event => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(lead(worker, url));
  });
}
