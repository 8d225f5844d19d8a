import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  stop: string;
  shelter: string;
}

const columns: GridColDef<Stop>[] = [
  { field: 'stop', headerName: 'Stop', minWidth: 120, flex: 1 },
  { field: 'shelter', headerName: 'Shelter', minWidth: 110, flex: 1 },
];

const rows: Stop[] = [
  { id: 1, stop: 'Fish market', shelter: 'Glass' },
  { id: 2, stop: 'Lock', shelter: 'None' },
  { id: 3, stop: 'Old customs', shelter: 'Brick' },
  { id: 4, stop: 'Zoo', shelter: 'Glass' },
];

function EndToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: EndToolbar };

const slotProps: GridSlotsComponentsProps = {
  panel: { placement: 'bottom-end' },
};

export default function PanelAtTheEnd() {
  return (
    <Box role="group" aria-label="Stops" sx={{ width: '100%', height: 304 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
