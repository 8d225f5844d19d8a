import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  material: string;
  stock: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', minWidth: 120, flex: 1 },
  { field: 'material', headerName: 'Material', minWidth: 100, flex: 1 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

const rows: Part[] = [
  { id: 1, part: 'Inner tube', material: 'Rubber', stock: 48 },
  { id: 2, part: 'Chain', material: 'Steel', stock: 12 },
  { id: 3, part: 'Brake pad', material: 'Rubber', stock: 120 },
  { id: 4, part: 'Bell', material: 'Brass', stock: 8 },
  { id: 5, part: 'Spoke', material: 'Steel', stock: 480 },
];

function PartsToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        label="Search parts"
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function SearchParts() {
  return (
    <Box role="group" aria-label="Parts" sx={{ width: '100%', height: 396 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: PartsToolbar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['rub'] } } }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
