import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

interface Tool {
  id: number;
  tool: string;
  drawer: string;
}

const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', minWidth: 140, flex: 1 },
  { field: 'drawer', headerName: 'Drawer', minWidth: 90, flex: 1 },
];

const rows: Tool[] = [
  { id: 1, tool: 'Chain whip', drawer: 'Drive' },
  { id: 2, tool: 'Cone wrench', drawer: 'Wheels' },
  { id: 3, tool: 'Tire lever', drawer: 'Wheels' },
  { id: 4, tool: 'Chain checker', drawer: 'Drive' },
  { id: 5, tool: 'Cable cutter', drawer: 'Brakes' },
];

function splitAtCommas(text: string) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function joinWithCommas(parts: string[]) {
  return parts.join(', ');
}

function ToolsToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        label="Search tools"
        helperText="Separate several searches by commas"
        quickFilterParser={splitAtCommas}
        quickFilterFormatter={joinWithCommas}
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function SeveralParts() {
  return (
    <Box role="group" aria-label="Tools" sx={{ width: '100%', height: 418 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ToolsToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['chain', 'tire lever'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
