import type { GridColDef } from '@mui/x-data-grid';

export interface Stone {
  id: number;
  stone: string;
  [sample: `s${number}`]: number;
}

const kinds = ['Basalt', 'Chalk', 'Flint', 'Gneiss', 'Slate'];

/** A hundred stones, with 24 samples each: 2,500 cells. */
export const stones: Stone[] = Array.from({ length: 100 }, (_, index) => {
  const stone: Stone = { id: index + 1, stone: `${kinds[index % 5] ?? ''} ${index + 1}` };
  for (let sample = 1; sample <= 24; sample += 1) {
    stone[`s${sample}`] = ((index + 3) * (sample + 7)) % 97;
  }
  return stone;
});

export const stoneColumns: GridColDef<Stone>[] = [
  { field: 'stone', headerName: 'Stone', width: 110 },
  ...Array.from({ length: 24 }, (_, index): GridColDef<Stone> => ({
    field: `s${index + 1}`,
    headerName: `Sample ${index + 1}`,
    type: 'number',
    width: 110,
  })),
];
