import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { stoneColumns, stones } from './stones';

export default function DrawnCells() {
  const box = React.useRef<HTMLDivElement>(null);
  const [all, setAll] = React.useState(false);
  const [status, setStatus] = React.useState('Not counted yet');

  const count = () => {
    const rows = box.current?.querySelectorAll(`.${gridClasses.row}`).length ?? 0;
    const cells = box.current?.querySelectorAll(`.${gridClasses.cell}[data-field]`).length ?? 0;
    setStatus(`In the page: ${rows} of 100 rows, ${cells} of 2500 cells`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={count}>
          Count
        </Button>
        <FormControlLabel
          control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
          label="Draw all"
        />
      </Stack>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {status}
      </Typography>
      <Box ref={box} role="group" aria-label="Stones" sx={{ height: 371 }}>
        <DataGrid
          rows={stones}
          columns={stoneColumns}
          disableVirtualization={all}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          disableRowSelectionOnClick
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
