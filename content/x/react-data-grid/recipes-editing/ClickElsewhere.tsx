import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridCellEditStopParams,
  type MuiEvent,
} from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

const choices = ['Saves', 'Throws away', 'Does nothing'];

export default function ClickElsewhere() {
  const labelId = React.useId();
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(seeds);
  const [choice, setChoice] = React.useState('Saves');

  const save = (changed: Seed) => {
    setRows((now) => replaceSeed(now, changed));
    return changed;
  };

  const decide = ({ id, field, reason }: GridCellEditStopParams, event: MuiEvent) => {
    if (reason !== GridCellEditStopReasons.cellFocusOut || choice === 'Saves') return;
    event.defaultMuiPrevented = true;
    if (choice === 'Throws away') {
      apiRef.current.stopCellEditMode({ id, field, ignoreModifications: true });
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>A click elsewhere</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice}
          onChange={(_event, value) => setChoice(value)}
        >
          {choices.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box role="group" aria-label="Seeds, click elsewhere" sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={seedColumns}
          processRowUpdate={save}
          onCellEditStop={decide}
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
