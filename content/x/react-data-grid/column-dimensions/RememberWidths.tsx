import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Ringer {
  id: number;
  ringer: string;
  since: string;
}

const columns: GridColDef<Ringer>[] = [
  { field: 'ringer', headerName: 'Ringer', width: 120 },
  { field: 'since', headerName: 'Since', width: 80 },
];

const rows: Ringer[] = [
  { id: 1, ringer: 'Anneke', since: '2009' },
  { id: 2, ringer: 'Tobias', since: '2016' },
];

interface RingersProps {
  dimensions: Record<string, { width?: number }>;
  onWidth: (field: string, width: number) => void;
}

function Ringers({ dimensions, onWidth }: RingersProps) {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('columnWidthChange', ({ colDef, width }) =>
        onWidth(colDef.field, width),
      ),
    [apiRef, onWidth],
  );

  const widen = () => {
    const { computedWidth } = apiRef.current.getColumn('ringer');
    apiRef.current.setColumnWidth('ringer', Math.min(computedWidth + 40, 240));
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button onClick={widen}>Widen the names</Button>
      <Box sx={{ width: '100%', height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { dimensions } }}
          hideFooter
          aria-label="Ringers"
        />
      </Box>
    </Stack>
  );
}

export default function RememberWidths() {
  const [visit, setVisit] = React.useState(1);
  const [widths, setWidths] = React.useState<Record<string, { width?: number }>>({
    ringer: { width: 160 },
  });

  const saveWidth = React.useCallback(
    (field: string, width: number) => setWidths((current) => ({ ...current, [field]: { width } })),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="outlined" onClick={() => setVisit((current) => current + 1)}>
          Leave and come back
        </Button>
        <Typography role="status">Visit {visit}</Typography>
      </Stack>
      <Ringers key={visit} dimensions={widths} onWidth={saveWidth} />
    </Stack>
  );
}
