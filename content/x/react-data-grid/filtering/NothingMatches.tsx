import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

interface Glove {
  id: number;
  glove: string;
  hand: string;
}

const columns: GridColDef<Glove>[] = [
  { field: 'glove', headerName: 'Glove', minWidth: 130, flex: 1 },
  { field: 'hand', headerName: 'Hand', minWidth: 110, flex: 1 },
];

const rows: Glove[] = [
  { id: 1, glove: 'Red mitten', hand: 'left' },
  { id: 2, glove: 'Brown leather', hand: 'left' },
  { id: 3, glove: 'Oven glove', hand: 'right' },
];

const noFilter: GridFilterModel = { items: [] };

function NoGloves() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      <Typography>No glove fits the filter</Typography>
    </Stack>
  );
}

export default function NothingMatches() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'hand', operator: 'equals', value: 'both' }],
  });
  const filtered = filterModel.items.length > 0;

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ noResultsOverlay: NoGloves }}
          hideFooter
          aria-label="Gloves"
        />
      </Box>
      <Button
        variant="outlined"
        aria-disabled={!filtered}
        onClick={() => setFilterModel(noFilter)}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        Clear the filter
      </Button>
    </Stack>
  );
}
