import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { stoneColumns, stones } from './stones';

const choices = [
  { label: 'Buffer 3, threshold 3', rowBuffer: 3, rowThreshold: 3 },
  { label: 'Buffer 12, threshold 6', rowBuffer: 12, rowThreshold: 6 },
  { label: 'Buffer 0, threshold 6 (gaps)', rowBuffer: 0, rowThreshold: 6 },
] as const;

export default function WiderBuffer() {
  const labelId = React.useId();
  const [chosen, setChosen] = React.useState(0);
  const { rowBuffer, rowThreshold } = choices[chosen] ?? choices[0];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>Rows ahead</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={String(chosen)}
          onChange={(_event, value) => setChosen(Number(value))}
        >
          {choices.map(({ label }, index) => (
            <FormControlLabel key={label} value={String(index)} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box role="group" aria-label="Stones with rows ahead" sx={{ height: 371 }}>
        <DataGrid
          rows={stones}
          columns={stoneColumns}
          rowBuffer={rowBuffer}
          rowThreshold={rowThreshold}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          disableRowSelectionOnClick
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
