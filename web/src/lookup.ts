/* Looking things up that must be there: what is missing is named, not passed on as undefined. */

/** The thing at place `i` of a list; `what` names the list in the error. */
export function nth<T>(list: ArrayLike<T>, i: number, what: string): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`${what}: nothing at ${i} of ${list.length}`);
  return found;
}

/** A value that must be there; `what` names it in the error. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`${what} is missing`);
  return value;
}
