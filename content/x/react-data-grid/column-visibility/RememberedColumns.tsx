import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Cast {
  id: number;
  play: string;
  voices: number;
  studio: string;
}

const key = 'hidden-columns-of-casts';

const columns: GridColDef<Cast>[] = [
  { field: 'play', headerName: 'Radio play', minWidth: 150, flex: 1, hideable: false },
  { field: 'voices', headerName: 'Voices', type: 'number', width: 90 },
  { field: 'studio', headerName: 'Studio', width: 90 },
];

const rows: Cast[] = [
  { id: 1, play: 'The lamp in the marsh', voices: 4, studio: 'B' },
  { id: 2, play: 'Nine crossed letters', voices: 9, studio: 'A' },
  { id: 3, play: 'Aunt Ottilie’s parrot', voices: 3, studio: 'B' },
];

function load(): GridColumnVisibilityModel {
  try {
    const hidden = (localStorage.getItem(key) ?? 'studio').split(' ');
    const fields = columns.map(({ field }) => field).filter((field) => hidden.includes(field));
    return Object.fromEntries(fields.map((field) => [field, false]));
  } catch {
    return { studio: false };
  }
}

function store(model: GridColumnVisibilityModel) {
  const hidden = Object.keys(model).filter((field) => model[field] === false);
  try {
    localStorage.setItem(key, hidden.join(' '));
  } catch {
    // No storage: the choice lasts until the page is left.
  }
}

function CastToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function RememberedColumns() {
  const [initialState] = React.useState(() => ({ columns: { columnVisibilityModel: load() } }));

  return (
    <Box role="group" aria-label="Casts" sx={{ width: '100%', height: 250 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        onColumnVisibilityModelChange={store}
        slots={{ toolbar: CastToolbar }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
