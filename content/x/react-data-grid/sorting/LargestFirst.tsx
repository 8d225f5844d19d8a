import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';

interface Season {
  id: number;
  year: string;
  nights: number;
  soup: number;
}

const largestFirst: GridSortDirection[] = ['desc', 'asc', null];

const columns: GridColDef<Season>[] = [
  { field: 'year', headerName: 'Season', minWidth: 90, flex: 1, sortingOrder: ['asc', 'desc'] },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
  { field: 'soup', headerName: 'Soup (l)', type: 'number', width: 100 },
];

const rows: Season[] = [
  { id: 1, year: '2020', nights: 1180, soup: 640 },
  { id: 2, year: '2021', nights: 2310, soup: 1425 },
  { id: 3, year: '2022', nights: 2745, soup: 1390 },
  { id: 4, year: '2023', nights: 2602, soup: 1510 },
];

export default function LargestFirst() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortingOrder={largestFirst}
        hideFooter
        aria-label="Seasons of the hut"
      />
    </Box>
  );
}
