import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Clock {
  id: number;
  clock: string;
  hours: number;
  state: string;
  paid: boolean;
  due: Date;
}

const columns: GridColDef<Clock>[] = [
  {
    field: 'clock',
    headerName: 'Clock',
    minWidth: 150,
    flex: 1,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'Clock' }} />
    ),
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'Hours' }} />
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Waiting', 'On the bench', 'Ready'],
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} inputProps={{ 'aria-label': 'State' }} />
    ),
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    editable: true,
    renderEditCell: (params) => <GridEditBooleanCell {...params} aria-label="Paid" />,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell {...params} inputProps={{ 'aria-label': 'Due' }} />
    ),
  },
];

const rows: Clock[] = [
  {
    id: 1,
    clock: 'Bracket clock',
    hours: 6,
    state: 'Waiting',
    paid: false,
    due: new Date(2024, 4, 6),
  },
  {
    id: 2,
    clock: 'Cuckoo clock',
    hours: 3,
    state: 'On the bench',
    paid: true,
    due: new Date(2024, 4, 8),
  },
  {
    id: 3,
    clock: 'Ship’s chronometer',
    hours: 11,
    state: 'Ready',
    paid: true,
    due: new Date(2024, 4, 13),
  },
];

const typedKeys = new Set([
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
]);

/** Texts and numbers may start with the key that was pressed; a list, a box or a date may not. */
const refuseStrayKeys: GridEventListener<'cellEditStart'> = (params, event) => {
  const { colDef, key = '', reason } = params;
  if (!reason || !typedKeys.has(reason) || colDef.type === 'string') return;
  if (colDef.type === 'number' && /^[1-9]$|^Delete$|^Backspace$/.test(key)) return;
  event.defaultMuiPrevented = true;
};

export default function EditCells() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={refuseStrayKeys}
        hideFooter
        aria-label="Clocks in the workshop"
      />
    </Box>
  );
}
