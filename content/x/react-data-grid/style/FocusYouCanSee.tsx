import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Tool {
  id: number;
  tool: string;
  hook: string;
}

const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', minWidth: 120, flex: 1 },
  { field: 'hook', headerName: 'Hook', width: 100 },
];

const rows: Tool[] = [
  { id: 1, tool: 'Loop tool', hook: 'A 4' },
  { id: 2, tool: 'Wire cutter', hook: 'A 5' },
  { id: 3, tool: 'Rib', hook: 'B 1' },
];

const ring = { outline: '3px solid currentColor', outlineOffset: '-3px' };

export default function FocusYouCanSee() {
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([2]);

  return (
    <Box role="group" aria-label="Tools on the wall" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSelectionModel={picked}
        onRowSelectionModelChange={setPicked}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus': ring,
            '&:focus-within': ring,
          },
          [`& .${gridClasses.row}.Mui-selected`]: {
            boxShadow: ({ palette }) => `inset 4px 0 ${palette.primary.main}`,
          },
        }}
      />
    </Box>
  );
}
