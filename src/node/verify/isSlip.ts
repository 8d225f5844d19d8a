import { toEditDistance } from '../../shared/nearestPathnames';

/** Whether it is one of them but for a slip of the pen, which is two letters at most. */
export function isSlip(name: string, known: ReadonlySet<string>): boolean {
  return [...known].some(
    (other) => Math.abs(other.length - name.length) <= 2 && toEditDistance(name, other) <= 2,
  );
}
