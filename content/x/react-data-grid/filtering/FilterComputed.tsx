import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  parcel: string;
  grams: number[];
}

const columns: GridColDef<Parcel>[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 120, flex: 1, filterable: false },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    valueGetter: ({ row }) => row.grams.reduce((sum, grams) => sum + grams, 0),
    valueFormatter: ({ value }: { value: number }) => `${(value / 1000).toFixed(1)} kg`,
  },
];

const rows: Parcel[] = [
  { id: 1, parcel: 'Books', grams: [850, 420, 1130] },
  { id: 2, parcel: 'Fishing reel', grams: [390] },
  { id: 3, parcel: 'Jars of honey', grams: [500, 500, 500, 500] },
  { id: 4, parcel: 'Hat box', grams: [610] },
];

export default function FilterComputed() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'weight', operator: '>=', value: 1000 }] },
          },
        }}
        hideFooter
        aria-label="Parcels"
      />
    </Box>
  );
}
