/** The value of a key, made by `make` the first time that it is asked for; `undefined` is made again. */
export function remember<V>(known: Map<string, V>, key: string, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
