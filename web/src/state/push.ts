/* Whether this browser is called, and how it begins and ends. */
import { api } from "../api";
import type { CallsOut } from "../server";

/** Why this browser cannot be called; "" when it can. */
export function pushProblem(): "" | "push-insecure" | "push-unknown" | "push-denied" {
  if (!isSecureContext) return "push-insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window)) return "push-unknown";
  return Notification.permission === "denied" ? "push-denied" : "";
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration("/");

/** The address at which this browser is called, if it is. */
export async function pushAddress(): Promise<string | null> {
  if (pushProblem()) return null;
  const found = await (await registered())?.pushManager.getSubscription();
  return found?.endpoint ?? null;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, char => char.charCodeAt(0));
}

const NAMES = ["Firefox", "Edg", "OPR", "Chrome", "Safari"],
  SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
/** "Firefox, Linux": enough to know one's own browsers apart. */
export function browserName(agent: string): string {
  const first = (names: readonly string[]) => names.find(name => agent.includes(name));
  const known: Record<string, string> = { Edg: "Edge", OPR: "Opera", Mac: "macOS" };
  return [first(NAMES), first(SYSTEMS)].flatMap(name => (name ? [known[name] ?? name] : [])).join(", ");
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Messages tell until when one has time, by the clock that hangs here; a zone that the server knows not is left out. */
export async function tellZone(): Promise<void> {
  await api.setCalls({ zone: zoneHere() }).catch(() => undefined);
}

/** Ask the browser, then tell the server where it is called. */
export async function startPush(key: string): Promise<CallsOut> {
  await navigator.serviceWorker.register("/worker.js");
  const ready = await navigator.serviceWorker.ready,
    made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }),
    { endpoint, keys } = made.toJSON();
  await tellZone();
  return api.addBrowser({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    label: browserName(navigator.userAgent),
  });
}

/** This browser is called no more; what the server knows of it is removed by its id. */
export async function stopPush(id: string | undefined): Promise<CallsOut> {
  const found = await (await registered())?.pushManager.getSubscription();
  await found?.unsubscribe();
  return id ? api.dropBrowser(id) : api.calls();
}

/** The server's name for a subscription: the beginning of its address's hash. */
export async function browserId(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 20);
}
