import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Rain {
  id: number | 'sum';
  station: string;
  district?: string;
  rain: number;
}

const columns: GridColDef<Rain>[] = [
  {
    field: 'station',
    headerName: 'Station',
    minWidth: 105,
    flex: 1,
    sortable: false,
    hideable: false,
    colSpan: ({ id }) => (id === 'sum' ? 2 : 1),
  },
  { field: 'district', headerName: 'District', width: 90, sortable: false, hideable: false },
  {
    field: 'rain',
    headerName: 'Rain (mm)',
    type: 'number',
    width: 100,
    sortable: false,
    hideable: false,
  },
];

const stations: Rain[] = [
  { id: 1, station: 'Pass', district: 'North', rain: 18 },
  { id: 2, station: 'Old quarry', district: 'North', rain: 11 },
  { id: 3, station: 'Lock', district: 'South', rain: 7 },
];

const rows: Rain[] = [
  ...stations,
  { id: 'sum', station: 'Together', rain: stations.reduce((sum, { rain }) => sum + rain, 0) },
];

export default function SumInTheLastRow() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnMenu
        disableRowSelectionOnClick
        isRowSelectable={({ id }) => id !== 'sum'}
        getRowClassName={({ id }) => (id === 'sum' ? 'sum' : '')}
        hideFooter
        sx={{ [`& .sum .${gridClasses.cell}`]: { fontWeight: 'bold' } }}
        aria-label="Rain since yesterday"
      />
    </Box>
  );
}
