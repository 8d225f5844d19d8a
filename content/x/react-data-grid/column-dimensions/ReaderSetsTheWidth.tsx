import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Inscription {
  id: number;
  words: string;
  year: string;
}

const columns: GridColDef<Inscription>[] = [
  { field: 'words', headerName: 'Inscription', width: 160 },
  { field: 'year', headerName: 'Cast in', width: 90 },
];

const rows: Inscription[] = [
  { id: 1, words: 'I call the ferry over when the fog is on the river', year: '1683' },
  { id: 2, words: 'Cast by three sisters, paid for in wool', year: '1741' },
  { id: 3, words: 'I was cracked, I was mended, I sing', year: '1902' },
];

export default function ReaderSetsTheWidth() {
  const apiRef = useGridApiRef();
  const [width, setWidth] = React.useState(160);
  const labelId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={labelId}>Width of the inscription</Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={labelId}
          value={width}
          min={100}
          max={400}
          step={20}
          getAriaValueText={(value) => `${value} pixels`}
          onChange={(_event, value) => {
            if (typeof value !== 'number') return;
            setWidth(value);
            apiRef.current.setColumnWidth('words', value);
          }}
        />
      </Box>
      <Box sx={{ height: 230 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Inscriptions"
        />
      </Box>
    </Stack>
  );
}
