import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { baskets, columns } from './harvest';

const figures: Record<string, (values: number[]) => number> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Average: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  Least: (values) => Math.min(...values),
  Most: (values) => Math.max(...values),
};

function Search() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarQuickFilter
      label="Search fruits"
      placeholder=""
      inputRef={input}
      onClick={() => input.current?.focus()}
      sx={{ m: 1 }}
    />
  );
}

function FigureFooter() {
  const apiRef = useGridApiContext();
  const [name, setName] = React.useState('Sum');
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const values = ids
    .map((id): unknown => apiRef.current.getCellValue(id, 'kilos'))
    .filter((value): value is number => typeof value === 'number');
  const figure = values.length > 0 && figures[name]?.(values);

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      justifyContent="flex-end"
      sx={{ px: 1.25, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField
        label="Kilograms"
        select
        size="small"
        SelectProps={{ native: true }}
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(figures).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      <Typography role="status" sx={{ minWidth: 72, textAlign: 'right' }}>
        {typeof figure === 'number'
          ? `${figure.toLocaleString('en-US', { maximumFractionDigits: 1 })} kg`
          : 'no numbers'}
      </Typography>
    </Stack>
  );
}

const slots = { toolbar: Search, footer: FigureFooter };

export default function ChooseTheFigure() {
  return (
    <Box role="group" aria-label="Harvest" sx={{ width: '100%', height: 390 }}>
      <DataGrid
        rows={baskets}
        columns={columns}
        slots={slots}
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
