import type { GridColDef } from '@mui/x-data-grid';

export interface Basket {
  id: number;
  fruit: string;
  hours: number;
  kilos: number;
}

export const columns: GridColDef<Basket>[] = [
  { field: 'fruit', headerName: 'Fruit', minWidth: 110, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 66 },
  { field: 'kilos', headerName: 'Kilograms', type: 'number', width: 96 },
];

export const baskets: Basket[] = [
  { id: 1, fruit: 'Strawberry', hours: 2, kilos: 6 },
  { id: 2, fruit: 'Gooseberry', hours: 3, kilos: 5 },
  { id: 3, fruit: 'Raspberry', hours: 1, kilos: 3 },
  { id: 4, fruit: 'Sour cherry', hours: 2, kilos: 14 },
];
