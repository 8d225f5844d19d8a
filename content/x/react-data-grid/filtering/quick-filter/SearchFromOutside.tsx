import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Bike {
  id: number;
  bike: string;
  owner: string;
}

const columns: GridColDef<Bike>[] = [
  { field: 'bike', headerName: 'Bicycle', minWidth: 130, flex: 1 },
  { field: 'owner', headerName: 'Owner', minWidth: 90, flex: 1 },
];

const rows: Bike[] = [
  { id: 1, bike: 'Cargo, red', owner: 'Imre' },
  { id: 2, bike: 'Folding, red', owner: 'Yuna' },
  { id: 3, bike: 'Tandem, blue', owner: 'Oda' },
];

function BikeCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      Found: {count}
    </Typography>
  );
}

export default function SearchFromOutside() {
  const [text, setText] = React.useState('red');
  const input = React.useRef<HTMLInputElement>(null);
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: text.split(' ').filter((word) => word !== '') }),
    [text],
  );

  const clear = () => {
    setText('');
    input.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TextField
          label="Search bicycles"
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputRef={input}
        />
        <Button onClick={clear}>Clear</Button>
      </Stack>
      <Box role="group" aria-label="Bicycles" sx={{ height: 272 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          slots={{ footer: BikeCount }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
