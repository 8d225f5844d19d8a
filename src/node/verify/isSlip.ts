import { toEditDistance } from '../../shared/nearestPathnames';

/** Whether it is one of them but for a slip of the pen, which is two letters at most. */
export function isSlip(name: string, known: Iterable<string>, letters = 2): boolean {
  return [...known].some(
    (other) =>
      Math.abs(other.length - name.length) <= letters && toEditDistance(name, other) <= letters,
  );
}
