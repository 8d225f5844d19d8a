import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Jar {
  id: number;
  jar: string;
  grams: number;
}

const rows: Jar[] = [
  { id: 1, jar: 'Small', grams: 125 },
  { id: 2, jar: 'Usual', grams: 500 },
  { id: 3, jar: 'For bakers', grams: 2500 },
];

export default function UnitInTheName() {
  const [ounces, setOunces] = React.useState(false);

  const columns = React.useMemo<GridColDef<Jar>[]>(
    () => [
      { field: 'jar', headerName: 'Jar', minWidth: 110, flex: 1 },
      {
        field: 'grams',
        headerName: ounces ? 'Weight (oz)' : 'Weight (g)',
        type: 'number',
        width: 130,
        valueGetter: ({ row }) => (ounces ? row.grams / 28.35 : row.grams),
        valueFormatter: ({ value }: { value: number }) =>
          ounces ? value.toFixed(1) : String(value),
      },
    ],
    [ounces],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <FormControlLabel
        control={<Switch checked={ounces} onChange={(event) => setOunces(event.target.checked)} />}
        label="Weigh in ounces"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Jars" />
      </Box>
    </Stack>
  );
}
