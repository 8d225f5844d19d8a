import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Wig {
  id: number;
  wig: string;
  color: string;
  box: number;
}

const columns: GridColDef<Wig>[] = [
  { field: 'wig', headerName: 'Wig', minWidth: 100, flex: 1 },
  { field: 'color', headerName: 'Color', minWidth: 120, flex: 1 },
  { field: 'box', headerName: 'Box', type: 'number', width: 80, disableColumnMenu: true },
];

const rows: Wig[] = [
  { id: 1, wig: 'Judge', color: 'Gray', box: 11 },
  { id: 2, wig: 'Countess', color: 'White', box: 19 },
  { id: 3, wig: 'Clown', color: 'Orange', box: 22 },
];

const narrow = '@media (max-width: 560px)';
const slotProps = {
  filterPanel: {
    columnsSort: 'asc' as const,
    filterFormProps: {
      filterColumns: () => ['wig', 'color'],
      deleteIconProps: { sx: { [narrow]: { alignSelf: 'end' } } },
    },
    sx: {
      [narrow]: {
        [`& .${gridClasses.filterForm}`]: { flexDirection: 'column', gap: 1 },
        [`& .${gridClasses.filterForm} > *`]: { marginInline: 0, width: 'auto' },
      },
    },
  },
};

export default function PanelOnPhones() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'color', operator: 'contains', value: 'r' }] },
          },
        }}
        slotProps={slotProps}
        hideFooter
        aria-label="Wigs"
      />
    </Box>
  );
}
