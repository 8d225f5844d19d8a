import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Progress {
  id: number;
  clock: string;
  done: number;
}

function DoneSlider(params: GridRenderEditCellParams<Progress, number>) {
  const { id, field, value = 0, hasFocus, row } = params;
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) root.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', px: 2 }}>
      <Slider
        ref={root}
        size="small"
        step={10}
        value={value}
        valueLabelDisplay="auto"
        aria-label={`${row.clock}, percent done`}
        onChange={(_event, done) => {
          void apiRef.current.setEditCellValue({ id, field, value: done });
        }}
      />
    </Box>
  );
}

const columns: GridColDef<Progress>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 120, flex: 1 },
  {
    field: 'done',
    headerName: 'Done',
    type: 'number',
    width: 160,
    editable: true,
    valueFormatter: ({ value }: { value: number }) => `${value}%`,
    renderEditCell: (params) => <DoneSlider {...params} />,
  },
];

const rows: Progress[] = [
  { id: 1, clock: 'Station clock', done: 40 },
  { id: 2, clock: 'Regulator', done: 80 },
  { id: 3, clock: 'Carriage clock', done: 10 },
];

export default function SlideInCell() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={(params, event) => {
          if (params.key !== undefined && params.key !== 'Enter') event.defaultMuiPrevented = true;
        }}
        hideFooter
        aria-label="Progress of repairs"
      />
    </Box>
  );
}
