import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Dome {
  id: number;
  dome: string;
  mirror: number;
}

const columns: GridColDef<Dome>[] = [
  { field: 'dome', headerName: 'Dome', minWidth: 110, flex: 1 },
  { field: 'mirror', headerName: 'Mirror (cm)', type: 'number', width: 130 },
];

const rows: Dome[] = [
  { id: 1, dome: 'East', mirror: 60 },
  { id: 2, dome: 'West', mirror: 90 },
];

const watched = [
  'cellClick',
  'cellFocusIn',
  'cellFocusOut',
  'cellKeyDown',
  'columnHeaderClick',
  'columnHeaderKeyDown',
  'rowClick',
  'rowSelectionChange',
  'sortModelChange',
] as const;

export default function WatchTheEvents() {
  const apiRef = useGridApiRef();
  const [seen, setSeen] = React.useState<{ id: number; name: string }[]>([]);

  React.useEffect(() => {
    const stops = watched.map((name) =>
      apiRef.current.subscribeEvent(name, () =>
        setSeen((now) => [...now, { id: (now.at(-1)?.id ?? 0) + 1, name }].slice(-6)),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 162 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Domes" />
      </Box>
      <Typography variant="subtitle2" component="p">
        The last six events
      </Typography>
      <Box sx={{ minHeight: 144, typography: 'body2', fontFamily: 'monospace' }}>
        {seen.map(({ id, name }) => (
          <Box key={id} sx={{ lineHeight: '24px' }}>
            {id} {name}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
