import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hive {
  id: number;
  hive: string;
  mites: number;
}

const mitesMean = 'Mites on 100 bees. More than three need a treatment.';

const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 120, flex: 1 },
  { field: 'mites', headerName: 'Mites', type: 'number', width: 100, description: mitesMean },
];

const rows: Hive[] = [
  { id: 1, hive: 'Under the linden', mites: 1 },
  { id: 2, hive: 'By the wall', mites: 4 },
];

export default function ExplainedHeaders() {
  const textId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Mites by hive"
          aria-describedby={textId}
        />
      </Box>
      <Typography id={textId} variant="body2">
        {mitesMean}
      </Typography>
    </Stack>
  );
}
