import { toMedian } from '../../toMedian';

/** Middle value of the samples that have come to an end; null where none has. */
export function toKnownMedian(samples: readonly (number | null)[]): number | null {
  const known = samples.filter((sample) => sample !== null);
  return known.length > 0 ? toMedian(known) : null;
}
