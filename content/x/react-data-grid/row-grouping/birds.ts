export interface Sighting {
  id: number;
  bird: string;
  place: string;
  month: string;
  count: number;
}

export const sightings: readonly Sighting[] = [
  { id: 1, bird: 'Heron', place: 'Pond', month: 'May', count: 2 },
  { id: 2, bird: 'Coot', place: 'Pond', month: 'June', count: 9 },
  { id: 3, bird: 'Jay', place: 'Wood', month: 'May', count: 4 },
  { id: 4, bird: 'Wren', place: 'Wood', month: 'June', count: 6 },
];

/** A row of the grid: a heading, or a sighting below one. */
export interface Line extends Partial<Sighting> {
  key: string;
  heading?: string;
  sum: number;
}

/** Gathers the rows under one heading for each value of a column. */
export function groupBy(
  rows: readonly Sighting[],
  field: 'place' | 'month',
  isFolded: (key: string) => boolean,
): Line[] {
  const groups = new Map<string, Sighting[]>();
  for (const row of rows) {
    const group = groups.get(row[field]);
    if (group) group.push(row);
    else groups.set(row[field], [row]);
  }
  return [...groups].flatMap(([heading, members]): Line[] => {
    const key = `${field}-${heading}`;
    const sum = members.reduce((total, { count }) => total + count, 0);
    const lines = members.map((row) => ({ ...row, key: String(row.id), sum: row.count }));
    return [{ key, heading, sum }, ...(isFolded(key) ? [] : lines)];
  });
}
