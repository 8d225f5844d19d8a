import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LitRows() {
  const id = React.useId();
  const [rows, setRows] = React.useState([3, 7]);

  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Stack direction="row" justifyContent="space-between">
        <Typography id={id}>Rows with a lamp</Typography>
        <Typography>{rows.join(' to ')}</Typography>
      </Stack>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'First row' : 'Last row')}
        min={1}
        max={12}
        marks
        value={rows}
        onChange={(_event, value) => setRows(Array.isArray(value) ? value : [value])}
      />
    </Box>
  );
}
