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
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Episode {
  id: number;
  episode: string;
  minutes: number;
  aired: string;
  shelf: string;
  copies: number;
}

const columns: GridColDef<Episode>[] = [
  { field: 'episode', headerName: 'Episode', minWidth: 120, flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
  { field: 'aired', headerName: 'Aired', width: 80 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 80 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Listening: { shelf: false, copies: false },
  'Stock-taking': { minutes: false, aired: false },
};

const rows: Episode[] = [
  { id: 1, episode: 'Low tide', minutes: 28, aired: '1966', shelf: 'T-41', copies: 2 },
  { id: 2, episode: 'High tide', minutes: 31, aired: '1966', shelf: 'T-42', copies: 1 },
  { id: 3, episode: 'Slack water', minutes: 25, aired: '1967', shelf: 'T-42', copies: 3 },
];

export default function ViewsForTasks() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState('Listening');
  const labelId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>Columns for</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={view}
          onChange={(_event, value) => {
            setView(value);
            apiRef.current.setColumnVisibilityModel(views[value] ?? {});
          }}
        >
          {Object.keys(views).map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: views.Listening } }}
          hideFooter
          aria-label="Episodes"
        />
      </Box>
    </Stack>
  );
}
