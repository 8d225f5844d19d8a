import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Globe {
  id: number;
  globe: string;
  width: number;
}

const columns: GridColDef<Globe>[] = [
  { field: 'globe', headerName: 'Globe', minWidth: 120, flex: 1 },
  { field: 'width', headerName: 'Width (cm)', type: 'number', width: 130 },
];

const rows: Globe[] = [
  { id: 1, globe: 'Moon', width: 30 },
  { id: 2, globe: 'Earth, seas', width: 64 },
  { id: 3, globe: 'Pocket globe', width: 8 },
];

interface GlobesProps {
  kept: React.MutableRefObject<GridInitialState | undefined>;
}

function Globes({ kept }: GlobesProps) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const grid = apiRef.current;
    return () => {
      kept.current = grid.exportState();
    };
  }, [apiRef, kept]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={kept.current}
      hideFooter
      aria-label="Globes"
    />
  );
}

export default function AcrossTabs() {
  const id = React.useId();
  const kept = React.useRef<GridInitialState>();
  const [tab, setTab] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)} aria-label="Archive">
        <Tab label="Globes" id={`${id}-tab-0`} aria-controls={`${id}-panel`} />
        <Tab label="Visits" id={`${id}-tab-1`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tab}`}
        sx={{ pt: 2, height: 230 }}
      >
        {tab === 0 ? <Globes kept={kept} /> : 'The archive opens on Tuesdays.'}
      </Box>
    </Box>
  );
}
