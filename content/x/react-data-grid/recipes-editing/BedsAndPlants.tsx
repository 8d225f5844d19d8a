import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridEditSingleSelectCell,
  type GridCellEditStartParams,
  type GridColDef,
  type GridRenderEditCellParams,
  type MuiEvent,
} from '@mui/x-data-grid';

interface Bed {
  id: number;
  bed: string;
  kind: string;
  plant: string;
}

const plants: Record<string, string[]> = {
  Herbs: ['Basil', 'Dill', 'Thyme'],
  Roots: ['Beet', 'Carrot', 'Parsnip'],
};

const nameTheList = (params: GridRenderEditCellParams<Bed>) => (
  <GridEditSingleSelectCell
    {...params}
    inputProps={{ 'aria-label': `${params.colDef.headerName} in the ${params.row.bed}` }}
  />
);

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', minWidth: 100, flex: 1 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: Object.keys(plants),
    width: 90,
    editable: true,
    renderEditCell: nameTheList,
  },
  {
    field: 'plant',
    headerName: 'Plant',
    type: 'singleSelect',
    // Without a row, the filter panel asks for all that there are.
    valueOptions: ({ row }) => (row ? (plants[row.kind] ?? []) : Object.values(plants).flat()),
    width: 100,
    editable: true,
    renderEditCell: nameTheList,
  },
];

const firstRows: Bed[] = [
  { id: 1, bed: 'South bed', kind: 'Herbs', plant: 'Dill' },
  { id: 2, bed: 'Wall bed', kind: 'Roots', plant: 'Beet' },
];

/** A typed letter would become the value, and it is no option. */
const refuseKeys = ({ reason }: GridCellEditStartParams, event: MuiEvent) => {
  if (
    reason === GridCellEditStartReasons.printableKeyDown ||
    reason === GridCellEditStartReasons.deleteKeyDown
  ) {
    event.defaultMuiPrevented = true;
  }
};

export default function BedsAndPlants() {
  const [rows, setRows] = React.useState(firstRows);

  const save = (changed: Bed) => {
    const offered = plants[changed.kind] ?? [];
    const fitting = { ...changed, plant: offered.includes(changed.plant) ? changed.plant : '' };
    setRows((now) => now.map((row) => (row.id === fitting.id ? fitting : row)));
    return fitting;
  };

  return (
    <Box role="group" aria-label="Beds" sx={{ width: '100%', height: 162 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={save}
        onCellEditStart={refuseKeys}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
