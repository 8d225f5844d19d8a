import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sighting {
  id: number;
  bird: string;
  place: string;
  count: number;
  seen: Date;
  ringed: boolean;
}

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', minWidth: 130, flex: 1 },
  { field: 'place', headerName: 'Place', minWidth: 120, flex: 1 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  {
    field: 'seen',
    headerName: 'Seen on',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: { value: Date }) => value.toLocaleDateString('en-GB'),
  },
  { field: 'ringed', headerName: 'Ringed', type: 'boolean', width: 90 },
];

const may = (day: number) => new Date(2023, 4, day);

const rows: Sighting[] = [
  { id: 1, bird: 'Grey heron', place: 'North pond', count: 4, seen: may(14), ringed: false },
  { id: 2, bird: 'Kingfisher', place: 'Old weir', count: 2, seen: may(14), ringed: true },
  { id: 3, bird: 'Reed warbler', place: 'Reed bed', count: 17, seen: may(15), ringed: true },
  { id: 4, bird: 'Lapwing', place: 'Wet meadow', count: 31, seen: may(16), ringed: false },
  { id: 5, bird: 'Teal', place: 'North pond', count: 58, seen: may(16), ringed: false },
  { id: 6, bird: 'Little egret', place: 'Old weir', count: 3, seen: may(17), ringed: false },
  { id: 7, bird: 'Marsh harrier', place: 'Reed bed', count: 1, seen: may(17), ringed: true },
];

export default function BirdCounts() {
  return (
    <Box role="group" aria-label="Bird counts in May" sx={{ width: '100%', height: 371 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
