/* Whether the reader has turned the character of this table, or never wants to be shown it so. */
const KEY = "approdo.salem-role",
  NEVER = "never",
  MOST = 40;

const read = (): string => {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return NEVER;
  }
};
const write = (value: string): void => {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    /* Without a store the scene comes again: no harm. */
  }
};

/** A seat of a table, by the page's own address. */
export const roleOf = (seat: number): string => `${location.pathname}#${seat}`;

export function isTurned(role: string): boolean {
  const kept = read();
  return kept === NEVER || kept.split(" ").includes(role);
}
export function keepTurned(role: string): void {
  if (read() !== NEVER) write([...read().split(" ").filter(Boolean), role].slice(-MOST).join(" "));
}
export const neverAgain = (): void => write(NEVER);
