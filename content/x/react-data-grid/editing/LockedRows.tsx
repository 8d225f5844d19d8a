import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  GridEditInputCell,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';

interface Repair {
  id: number;
  clock: string;
  note: string;
  state: 'open' | 'handed over';
}

const columns: GridColDef<Repair>[] = [
  { field: 'clock', headerName: 'Clock', width: 130 },
  { field: 'state', headerName: 'State', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    minWidth: 170,
    flex: 1,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': `Note on ${params.row.clock}` }} />
    ),
  },
];

const rows: Repair[] = [
  { id: 1, clock: 'Wall clock', state: 'handed over', note: 'New suspension spring' },
  { id: 2, clock: 'Mantel clock', state: 'open', note: 'Strikes one too many' },
  { id: 3, clock: 'Alarm clock', state: 'open', note: 'Glass is missing' },
];

const isOpen = ({ row }: GridCellParams<Repair>) => row.state === 'open';

export default function LockedRows() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={isOpen}
        hideFooter
        aria-label="Notes on repairs"
        sx={{
          [`& .${gridClasses['cell--editable']}`]: {
            textDecoration: 'underline dotted',
            textUnderlineOffset: 4,
          },
        }}
      />
    </Box>
  );
}
