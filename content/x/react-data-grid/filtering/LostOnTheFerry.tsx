import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Find {
  id: number;
  item: string;
  place: string;
  shelf: number;
}

const columns: GridColDef<Find>[] = [
  { field: 'item', headerName: 'Item', minWidth: 130, flex: 1 },
  { field: 'place', headerName: 'Place', minWidth: 118, flex: 1 },
  { field: 'shelf', headerName: 'Shelf', type: 'number', width: 62 },
];

const rows: Find[] = [
  { id: 1, item: 'Gray scarf', place: 'Sun deck', shelf: 2 },
  { id: 2, item: 'Bag of knitting', place: 'Saloon', shelf: 4 },
  { id: 3, item: 'Child’s boot', place: 'Car deck', shelf: 1 },
  { id: 4, item: 'Set of keys', place: 'Cafeteria', shelf: 3 },
  { id: 5, item: 'Trombone', place: 'Car deck', shelf: 5 },
];

function FindsToolbar() {
  const count = useGridSelector(useGridApiContext(), gridFilterActiveItemsSelector).length;
  const startIcon = (
    <Badge variant="dot" color="primary" invisible={count === 0}>
      <FilterList />
    </Badge>
  );

  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton
        componentsProps={{ button: { startIcon, 'aria-label': `Filters, ${count} active` } }}
      />
    </GridToolbarContainer>
  );
}

export default function LostOnTheFerry() {
  return (
    <Box role="group" aria-label="Lost property" sx={{ width: '100%', height: 356 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: FindsToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'place', operator: 'contains', value: 'deck' }] },
          },
        }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
