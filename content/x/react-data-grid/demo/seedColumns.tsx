import Box from '@mui/material/Box';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import type { Seed } from './seeds';

function renderBox(params: GridRenderCellParams<Seed>) {
  const named = { ...params, inputProps: { 'aria-label': `Select ${params.row.variety}` } };
  return <GridCellCheckboxRenderer {...named} />;
}

function renderBar({ value = 0 }: GridRenderCellParams<Seed, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box sx={{ flexGrow: 1, height: 10, border: 1, borderColor: 'text.secondary' }}>
        <Box sx={{ width: `${value}%`, height: '100%', bgcolor: 'success.main' }} />
      </Box>
      <Box component="span" sx={{ width: 40, textAlign: 'end' }}>
        {value}%
      </Box>
    </Box>
  );
}

/** The saved variety: `row` has the text that is being typed. */
function nameOf({ api, colDef, id, row }: GridRenderEditCellParams<Seed>) {
  const { variety } = api.getRow<Seed>(id) ?? row;
  return { 'aria-label': `${colDef.headerName} of ${variety}` };
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

export const seedColumns: GridColDef<Seed>[] = [
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, renderCell: renderBox },
  {
    field: 'variety',
    headerName: 'Variety',
    minWidth: 140,
    flex: 1,
    editable: true,
    hideable: false,
    renderEditCell: (params) => <GridEditInputCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['Bean', 'Flower', 'Herb', 'Root', 'Squash'],
    width: 110,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} inputProps={nameOf(params)} />
    ),
  },
  {
    field: 'packets',
    headerName: 'Packets',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'supply',
    headerName: 'Supply',
    type: 'singleSelect',
    valueOptions: ['Low', 'Enough'],
    valueGetter: ({ row }) => (row.packets < 3 ? 'Low' : 'Enough'),
    width: 90,
  },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    headerAlign: 'left',
    width: 150,
    renderCell: renderBar,
  },
  {
    field: 'harvested',
    headerName: 'Harvested',
    type: 'date',
    width: 130,
    editable: true,
    valueFormatter: ({ value }: { value: Date | null }) => (value ? day.format(value) : ''),
    renderEditCell: (params) => <GridEditDateCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'tested',
    headerName: 'Tested',
    type: 'dateTime',
    width: 150,
    valueFormatter: ({ value }: { value: Date | null }) => (value ? dayAndTime.format(value) : ''),
  },
  {
    field: 'shared',
    headerName: 'For all',
    type: 'boolean',
    width: 80,
    editable: true,
    renderEditCell: (params) => (
      <GridEditBooleanCell {...params} aria-label={nameOf(params)['aria-label']} />
    ),
  },
];
