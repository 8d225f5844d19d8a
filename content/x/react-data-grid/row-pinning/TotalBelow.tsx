import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarQuickFilter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 120, flex: 1 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const rows = [
  { id: 1, hive: 'Orchard east', kilos: 14 },
  { id: 2, hive: 'Orchard west', kilos: 19 },
  { id: 3, hive: 'Lime avenue', kilos: 27 },
  { id: 4, hive: 'Heath', kilos: 11 },
];

function Search() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarQuickFilter
      inputRef={input}
      // The button that clears the field goes away: the focus stays here.
      onClick={() => input.current?.focus()}
      label="Search hives"
      placeholder=""
      sx={{ m: 1 }}
    />
  );
}

function Total() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const kilos = shown.reduce((sum, { model }) => sum + Number(model.kilos), 0);

  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        px: 1.25,
        py: 2,
      }}
    >
      <Typography variant="body2">{`Total of ${shown.length} ${shown.length === 1 ? 'hive' : 'hives'}`}</Typography>
      <Typography variant="body2">{`${kilos} kilos`}</Typography>
    </Box>
  );
}

export default function TotalBelow() {
  return (
    <Box role="group" aria-label="Honey" sx={{ width: '100%', height: 366 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: Search, footer: Total }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
