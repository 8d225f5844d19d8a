import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

interface NestBox {
  id: string;
  tree: string;
  height: number;
  tenant: string;
}

const columns: GridColDef<NestBox>[] = [
  { field: 'id', headerName: 'Box', width: 80 },
  { field: 'tree', headerName: 'Tree', minWidth: 110, flex: 1 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
  {
    field: 'tenant',
    headerName: 'Tenant',
    type: 'singleSelect',
    valueOptions: ['Blue tit', 'Nuthatch', 'Starling', 'Empty'],
    minWidth: 110,
    flex: 1,
  },
];

const rows: NestBox[] = [
  { id: 'A1', tree: 'Oak', height: 3.2, tenant: 'Blue tit' },
  { id: 'A2', tree: 'Oak', height: 4.1, tenant: 'Starling' },
  { id: 'B1', tree: 'Birch', height: 2.8, tenant: 'Empty' },
  { id: 'B2', tree: 'Alder', height: 3.5, tenant: 'Nuthatch' },
  { id: 'C1', tree: 'Willow', height: 2.4, tenant: 'Blue tit' },
  { id: 'C2', tree: 'Oak', height: 5, tenant: 'Empty' },
];

function NestToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        inputProps={{ 'aria-label': 'Search nest boxes' }}
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1 }}
      />
      <GridToolbarColumnsButton />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function FindTheNest() {
  return (
    <Box role="group" aria-label="Nest boxes" sx={{ width: '100%', height: 400 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: NestToolbar }}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
          filter: { filterModel: { items: [], quickFilterValues: ['oak'] } },
        }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
