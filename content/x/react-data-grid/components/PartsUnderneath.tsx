import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

interface Switch {
  id: number;
  place: string;
  greased: string;
}

const columns: GridColDef<Switch>[] = [
  { field: 'place', headerName: 'Place', minWidth: 120, flex: 1 },
  { field: 'greased', headerName: 'Greased', width: 110 },
];

const rows: Switch[] = [
  { id: 1, place: 'Depot gate', greased: 'Monday' },
  { id: 2, place: 'Loop', greased: 'Friday' },
  { id: 3, place: 'Wash', greased: 'Friday' },
];

function PlainToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarColumnsButton />
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: PlainToolbar };

const slotProps: GridSlotsComponentsProps = {
  baseButton: { variant: 'outlined', color: 'inherit' },
  baseCheckbox: { size: 'small', color: 'secondary' },
};

export default function PartsUnderneath() {
  return (
    <Box role="group" aria-label="Switches to grease" sx={{ width: '100%', height: 263 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
