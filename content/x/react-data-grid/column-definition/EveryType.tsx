import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Wheel {
  id: number;
  cheese: string;
  kilos: number;
  laidDown: Date;
  washed: boolean;
  milk: 'cow' | 'goat' | 'sheep';
}

const columns: GridColDef<Wheel>[] = [
  { field: 'cheese', headerName: 'Cheese', width: 140 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
  {
    field: 'laidDown',
    headerName: 'Laid down',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: { value: Date }) => value.toLocaleDateString('en-GB'),
  },
  { field: 'washed', headerName: 'Washed', type: 'boolean', width: 100 },
  {
    field: 'milk',
    headerName: 'Milk',
    type: 'singleSelect',
    valueOptions: [
      { value: 'cow', label: 'Cow’s milk' },
      { value: 'goat', label: 'Goat’s milk' },
      { value: 'sheep', label: 'Sheep’s milk' },
    ],
    minWidth: 130,
    flex: 1,
  },
];

const rows: Wheel[] = [
  {
    id: 1,
    cheese: 'Cellar wheel',
    kilos: 9.5,
    laidDown: new Date(2023, 1, 3),
    washed: true,
    milk: 'cow',
  },
  {
    id: 2,
    cheese: 'Ash pyramid',
    kilos: 0.22,
    laidDown: new Date(2023, 8, 21),
    washed: false,
    milk: 'goat',
  },
  {
    id: 3,
    cheese: 'Hill block',
    kilos: 12,
    laidDown: new Date(2022, 10, 14),
    washed: true,
    milk: 'cow',
  },
  {
    id: 4,
    cheese: 'Heather drum',
    kilos: 2.8,
    laidDown: new Date(2023, 5, 9),
    washed: false,
    milk: 'sheep',
  },
];

export default function EveryType() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Wheels in the cellar" />
    </Box>
  );
}
