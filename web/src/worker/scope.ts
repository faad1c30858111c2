/* What a service worker's modules use of its global scope: the page's own types do not know it. */

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Told extends Extendable {
  readonly data: unknown;
}
interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Told;
}
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string): Promise<Response>;
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}

/** What a page tells the worker. */
export type Tidings = { readonly kind: "take-over" } | { readonly kind: "keep-rules"; readonly lang: string };
