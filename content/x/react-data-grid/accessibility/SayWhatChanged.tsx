import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Jar {
  id: number;
  honey: string;
  grams: number;
}

const columns: GridColDef<Jar>[] = [
  { field: 'honey', headerName: 'Honey', flex: 1, minWidth: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
];

const rows: Jar[] = [
  { id: 1, honey: 'Linden', grams: 500 },
  { id: 2, honey: 'Acacia', grams: 250 },
  { id: 3, honey: 'Forest', grams: 500 },
];

const directions = { asc: 'ascending', desc: 'descending' };

function Toolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        inputProps={{ 'aria-label': 'Search kinds of honey' }}
        inputRef={input}
        onClick={() => input.current?.focus()}
      />
    </GridToolbarContainer>
  );
}

export default function SayWhatChanged() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () => {
        const count = gridFilteredSortedRowIdsSelector(apiRef).length;
        setMessage(`Shown: ${count} of ${rows.length} kinds`);
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Kinds of honey" sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onSortModelChange={([first]) => {
            const column = columns.find(({ field }) => field === first?.field);
            setMessage(
              first?.sort && column
                ? `Sorted by ${column.headerName}, ${directions[first.sort]}`
                : 'Not sorted',
            );
          }}
          slots={{ toolbar: Toolbar }}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
