import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';

interface Order {
  id: number;
  number: number;
  customer: string;
  remark: string;
}

const startsWithDigits = (search: string) => (cell: GridCellParams<Order, number>) =>
  String(cell.value).startsWith(search);

const notSearched = () => null;

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'Order',
    type: 'number',
    width: 76,
    valueFormatter: ({ value }: { value: number }) => String(value),
    getApplyQuickFilterFn: startsWithDigits,
  },
  { field: 'customer', headerName: 'Customer', minWidth: 90, flex: 1 },
  {
    field: 'remark',
    headerName: 'Remark',
    minWidth: 144,
    flex: 1,
    getApplyQuickFilterFn: notSearched,
  },
];

const rows: Order[] = [
  { id: 1, number: 3104, customer: 'Pernille', remark: 'call before 16:00' },
  { id: 2, number: 3117, customer: 'Tariq', remark: 'ready' },
  { id: 3, number: 2931, customer: 'Wanda', remark: 'box 31' },
];

function OrdersToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        label="Search orders"
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function RulesPerColumn() {
  return (
    <Box role="group" aria-label="Orders" sx={{ width: '100%', height: 292 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: OrdersToolbar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['31'] } } }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
