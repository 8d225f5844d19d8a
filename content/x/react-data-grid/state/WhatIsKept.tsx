import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Chart {
  id: number;
  chart: string;
  depth: number;
}

const columns: GridColDef<Chart>[] = [
  { field: 'chart', headerName: 'Chart', minWidth: 110, flex: 1 },
  { field: 'depth', headerName: 'Deepest (m)', type: 'number', width: 130 },
];

const rows: Chart[] = [
  { id: 1, chart: 'Inner bay', depth: 22 },
  { id: 2, chart: 'Sound', depth: 140 },
];

export default function WhatIsKept() {
  const apiRef = useGridApiRef();
  const [dirty, setDirty] = React.useState(true);
  const [text, setText] = React.useState('Sort or hide something first');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 162 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Charts" />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="center">
        <Button
          variant="outlined"
          onClick={() =>
            setText(
              JSON.stringify(apiRef.current.exportState({ exportOnlyDirtyModels: dirty }), null, 2),
            )
          }
        >
          Export the state
        </Button>
        <FormControlLabel
          control={<Switch checked={dirty} onChange={(_event, checked) => setDirty(checked)} />}
          label="Changed parts only"
        />
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Exported state"
        sx={{ m: 0, height: 200, overflow: 'auto', fontSize: 14 }}
      >
        {text}
      </Box>
    </Stack>
  );
}
