import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Card {
  id: number;
  motif: string;
  year: number;
}

const columns: GridColDef<Card>[] = [
  { field: 'motif', headerName: 'Motif', minWidth: 150, flex: 1 },
  { field: 'year', headerName: 'Year', width: 100 },
];

const rows: Card[] = [
  { id: 1, motif: 'Pier in the rain', year: 1904 },
  { id: 2, motif: 'Market square', year: 1911 },
  { id: 3, motif: 'Cable car', year: 1926 },
  { id: 4, motif: 'Spa gardens', year: 1908 },
  { id: 5, motif: 'Old bridge', year: 1899 },
  { id: 6, motif: 'Grand hotel', year: 1931 },
  { id: 7, motif: 'Ice rink', year: 1937 },
  { id: 8, motif: 'Goose fountain', year: 1902 },
  { id: 9, motif: 'Paddle steamer', year: 1914 },
  { id: 10, motif: 'Observatory', year: 1928 },
  { id: 11, motif: 'Town gate', year: 1896 },
  { id: 12, motif: 'Salt works', year: 1919 },
];

export default function ChoosePageSize() {
  return (
    <Box role="group" aria-label="Postcards" sx={{ width: '100%', height: 371 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: 100, label: 'All' }]}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
