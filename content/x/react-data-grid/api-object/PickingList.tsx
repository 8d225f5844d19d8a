import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Costume {
  id: number;
  costume: string;
  rack: string;
}

const columns: GridColDef<Costume>[] = [
  { field: 'costume', headerName: 'Costume', minWidth: 130, flex: 1 },
  { field: 'rack', headerName: 'Rack', width: 100 },
];

const rows: Costume[] = [
  { id: 1, costume: 'Footman', rack: 'C2' },
  { id: 2, costume: 'Miller', rack: 'A1' },
  { id: 3, costume: 'Cloud', rack: 'B4' },
];

export default function PickingList() {
  const apiRef = useGridApiRef();
  const [list, setList] = React.useState('');

  const write = () => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const racks = ids.map((id) => String(apiRef.current.getCellValue(id, 'rack')));
    setList(racks.length > 0 ? `Walk to ${racks.join(', ')}` : 'Nothing to fetch');
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Costumes for tonight"
        />
      </Box>
      <Button variant="outlined" onClick={write}>
        Write the way
      </Button>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {list}
      </Typography>
    </Stack>
  );
}
