import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

export interface Seed {
  id: number;
  seed: string;
  packets: number;
  cents: number;
}

export const seeds: readonly Seed[] = [
  { id: 1, seed: 'Borage', packets: 24, cents: 250 },
  { id: 2, seed: 'Chard', packets: 40, cents: 220 },
  { id: 3, seed: 'Sweet pea', packets: 12, cents: 310 },
];

/** The editors of the grid have no names of their own. */
const nameTheEditor = (params: GridRenderEditCellParams<Seed>) => (
  <GridEditInputCell
    {...params}
    inputProps={{ 'aria-label': `${params.colDef.headerName} of ${params.row.seed}` }}
  />
);

export const seedColumns: GridColDef<Seed>[] = [
  { field: 'seed', headerName: 'Seed', minWidth: 100, flex: 1 },
  {
    field: 'packets',
    headerName: 'Packets',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: nameTheEditor,
  },
  {
    field: 'cents',
    headerName: 'Cents',
    type: 'number',
    width: 80,
    editable: true,
    renderEditCell: nameTheEditor,
  },
];

export function replaceSeed(rows: readonly Seed[], changed: Seed) {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}
