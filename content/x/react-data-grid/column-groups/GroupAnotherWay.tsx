import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Scale {
  id: number;
  hive: string;
  mayWeight: number;
  mayWarmth: number;
  juneWeight: number;
  juneWarmth: number;
}

const rows: Scale[] = [
  { id: 1, hive: 'Orchard', mayWeight: 31, mayWarmth: 34, juneWeight: 44, juneWarmth: 35 },
  { id: 2, hive: 'Wall', mayWeight: 27, mayWarmth: 33, juneWeight: 35, juneWarmth: 35 },
];

const hive: GridColDef<Scale> = { field: 'hive', headerName: 'Hive', minWidth: 90, flex: 1 };
const apiary: GridColumnGroupingModel[0] = { groupId: 'Apiary', children: [{ field: 'hive' }] };

function number(field: keyof Scale, headerName: string): GridColDef<Scale> {
  return { field, headerName, type: 'number', width: 120 };
}

interface Order {
  columns: GridColDef<Scale>[];
  groups: GridColumnGroupingModel;
}

const byMonth: Order = {
  columns: [
    hive,
    number('mayWeight', 'Weight (kg)'),
    number('mayWarmth', 'Warmth (°C)'),
    number('juneWeight', 'Weight (kg)'),
    number('juneWarmth', 'Warmth (°C)'),
  ],
  groups: [
    apiary,
    { groupId: 'May', children: [{ field: 'mayWeight' }, { field: 'mayWarmth' }] },
    { groupId: 'June', children: [{ field: 'juneWeight' }, { field: 'juneWarmth' }] },
  ],
};

const byMeasure: Order = {
  columns: [
    hive,
    number('mayWeight', 'May'),
    number('juneWeight', 'June'),
    number('mayWarmth', 'May'),
    number('juneWarmth', 'June'),
  ],
  groups: [
    apiary,
    { groupId: 'Weight (kg)', children: [{ field: 'mayWeight' }, { field: 'juneWeight' }] },
    { groupId: 'Warmth (°C)', children: [{ field: 'mayWarmth' }, { field: 'juneWarmth' }] },
  ],
};

export default function GroupAnotherWay() {
  const [order, setOrder] = React.useState(byMonth);
  const labelId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 640 }}>
      <FormControl>
        <FormLabel id={labelId}>Put together by</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={order === byMonth ? 'month' : 'measure'}
          onChange={(_event, value) => setOrder(value === 'month' ? byMonth : byMeasure)}
        >
          <FormControlLabel value="month" control={<Radio />} label="Month" />
          <FormControlLabel value="measure" control={<Radio />} label="Measure" />
        </RadioGroup>
      </FormControl>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={order.columns}
          columnGroupingModel={order.groups}
          experimentalFeatures={{ columnGrouping: true }}
          hideFooter
          aria-label="Hives on scales"
        />
      </Box>
    </Stack>
  );
}
