import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  celsius: number;
}

const rows: Room[] = [
  { id: 1, room: 'Brine bath', celsius: 14 },
  { id: 2, room: 'Long cellar', celsius: 11 },
  { id: 3, room: 'Cold store', celsius: 4 },
];

export default function SwitchUnits() {
  const [fahrenheit, setFahrenheit] = React.useState(false);

  const columns = React.useMemo<GridColDef<Room>[]>(
    () => [
      { field: 'room', headerName: 'Room', minWidth: 120, flex: 1 },
      {
        field: 'celsius',
        headerName: fahrenheit ? 'Degrees F' : 'Degrees C',
        type: 'number',
        width: 120,
        valueGetter: ({ row }) => (fahrenheit ? row.celsius * 1.8 + 32 : row.celsius),
      },
    ],
    [fahrenheit],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={fahrenheit} onChange={(event) => setFahrenheit(event.target.checked)} />
        }
        label="In Fahrenheit"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Temperatures" />
      </Box>
    </Stack>
  );
}
