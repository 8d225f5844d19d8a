/** @returns a function that makes a value when it is first asked for, and gives the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
