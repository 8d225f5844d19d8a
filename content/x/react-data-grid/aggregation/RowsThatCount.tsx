import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { baskets, columns } from './harvest';

export default function RowsThatCount() {
  const [onlyTicked, setOnlyTicked] = React.useState(true);
  const [ticked, setTicked] = React.useState<GridRowSelectionModel>([1, 2]);

  const counted = onlyTicked ? baskets.filter(({ id }) => ticked.includes(id)) : baskets;
  const hours = counted.reduce((sum, row) => sum + row.hours, 0);
  const kilos = counted.reduce((sum, row) => sum + row.kilos, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows that count"
        value={onlyTicked}
        onChange={(event, next: boolean | null) => next !== null && setOnlyTicked(next)}
      >
        <ToggleButton value>Ticked rows</ToggleButton>
        <ToggleButton value={false}>All rows</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Baskets" sx={{ height: 266 }}>
        <DataGrid
          rows={baskets}
          columns={columns}
          checkboxSelection
          rowSelectionModel={ticked}
          onRowSelectionModelChange={setTicked}
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">
        {hours > 0 ? `${(kilos / hours).toFixed(1)} kg an hour` : 'No hours to divide by'}
      </Typography>
    </Stack>
  );
}
