import type { GridRowId } from '@mui/x-data-grid';

export interface Week {
  id: number;
  week: string;
  fri: number;
  sat: number;
  sun: number;
}

export const days = ['fri', 'sat', 'sun'] as const;

export const weeks: Week[] = [
  { id: 1, week: 'Week 18', fri: 4, sat: 0, sun: 12 },
  { id: 2, week: 'Week 19', fri: 7, sat: 21, sun: 3 },
  { id: 3, week: 'Week 20', fri: 0, sat: 2, sun: 9 },
];

export interface Spot {
  row: number;
  column: number;
}

/** Where a cell is among the days; nothing for a cell of another column. */
export function spotOf(id: GridRowId, field: string): Spot | undefined {
  const row = weeks.findIndex((week) => week.id === id);
  const column = days.findIndex((day) => day === field);
  return row >= 0 && column >= 0 ? { row, column } : undefined;
}

const steps = new Map([
  ['ArrowUp', { row: -1, column: 0 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowLeft', { row: 0, column: -1 }],
  ['ArrowRight', { row: 0, column: 1 }],
]);

/** The next spot in the direction of an arrow key, or the same one at the edge. */
export function nextSpot(spot: Spot, key: string): Spot | undefined {
  const step = steps.get(key);
  if (!step) return undefined;
  const row = spot.row + step.row;
  const column = spot.column + step.column;
  return weeks[row] && days[column] ? { row, column } : spot;
}

const between = (n: number, a: number, b: number) => n >= Math.min(a, b) && n <= Math.max(a, b);

export function isSame(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.column === other.column;
}

/** Whether a spot is in the rectangle that two others span. */
export function isWithin(spot: Spot, [start, end]: [Spot, Spot]): boolean {
  return between(spot.row, start.row, end.row) && between(spot.column, start.column, end.column);
}
