import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  hour: string;
  seen: string;
}

const columns: GridColDef<Entry>[] = [
  { field: 'hour', headerName: 'Hour', width: 80 },
  { field: 'seen', headerName: 'Seen', width: 160 },
];

const rows: Entry[] = [
  { id: 1, hour: '22:10', seen: 'Two slow meteors, both from the northeast, no trail' },
  { id: 2, hour: '23:40', seen: 'Haze over the valley, limiting magnitude down to five' },
  { id: 3, hour: '1:15', seen: 'One bright satellite through the field, frame discarded' },
];

export default function ReadFocusedCell() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('cellFocusIn', ({ formattedValue }) =>
        setText(String(formattedValue)),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Log of the night"
        />
      </Box>
      <Typography sx={{ minHeight: 48 }}>{text || 'Go to a cell to read all of it.'}</Typography>
    </Stack>
  );
}
