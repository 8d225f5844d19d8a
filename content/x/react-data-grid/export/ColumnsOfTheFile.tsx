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
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

interface Press {
  id: number;
  press: string;
  bars: number;
  serial: string;
  note: string;
}

const columns: GridColDef<Press>[] = [
  { field: 'press', headerName: 'Press', minWidth: 90, flex: 1 },
  { field: 'bars', headerName: 'Bars', type: 'number', width: 80 },
  { field: 'serial', headerName: 'Serial' },
  { field: 'note', headerName: 'Note', width: 100, disableExport: true },
];

const rows: Press[] = [
  { id: 1, press: 'Rack', bars: 210, serial: 'RP-12', note: 'Leaks' },
  { id: 2, press: 'Bladder', bars: 3, serial: 'BP-7', note: 'Lent out' },
];

const choices: Record<string, GridCsvExportOptions> = {
  'As shown': {},
  'Hidden ones too': { allColumns: true },
  'Note, then press': { fields: ['note', 'press'] },
};

export default function ColumnsOfTheFile() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('As shown');
  const [text, setText] = React.useState('');
  const labelId = React.useId();

  React.useEffect(() => {
    const write = () => setText(apiRef.current.getDataAsCsv(choices[choice]));
    write();
    return apiRef.current.subscribeEvent('sortedRowsSet', write);
  }, [apiRef, choice]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { serial: false } } }}
          disableRowSelectionOnClick
          disableColumnMenu
          hideFooter
          aria-label="Presses"
        />
      </Box>
      <FormControl>
        <FormLabel id={labelId}>Columns in the file</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {Object.keys(choices).map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 72, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {text}
      </Box>
    </Stack>
  );
}
