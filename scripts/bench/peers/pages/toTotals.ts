import type { FileKind } from '../../toFileKind';

interface Weight {
  kind: FileKind;
  /** On the wire. */
  bytes: number;
}

export interface Totals {
  requests: number;
  bytes: number;
  /** Requests and their bytes by kind. */
  by: Partial<Record<FileKind, { n: number; bytes: number }>>;
}

/** What requests cost together. */
export function toTotals(requests: readonly Weight[]): Totals {
  const totals: Totals = { requests: requests.length, bytes: 0, by: {} };
  for (const { kind, bytes } of requests) {
    const known = totals.by[kind] ?? { n: 0, bytes: 0 };
    totals.by[kind] = { n: known.n + 1, bytes: known.bytes + bytes };
    totals.bytes += bytes;
  }
  return totals;
}
