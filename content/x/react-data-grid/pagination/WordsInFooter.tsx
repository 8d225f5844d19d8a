import Box from '@mui/material/Box';
import { tablePaginationClasses } from '@mui/material/TablePagination';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stamp {
  id: number;
  stamp: string;
  color: string;
}

const columns: GridColDef<Stamp>[] = [
  { field: 'stamp', headerName: 'Stamp', minWidth: 140, flex: 1 },
  { field: 'color', headerName: 'Color', width: 110 },
];

const rows: Stamp[] = [
  { id: 1, stamp: '5 crowned', color: 'Green' },
  { id: 2, stamp: '10 crowned', color: 'Carmine' },
  { id: 3, stamp: '20 posthorn', color: 'Blue' },
  { id: 4, stamp: '25 posthorn', color: 'Orange' },
  { id: 5, stamp: '40 lion', color: 'Violet' },
  { id: 6, stamp: '60 lion', color: 'Olive' },
  { id: 7, stamp: '1 eagle', color: 'Brown' },
];

export default function WordsInFooter() {
  return (
    <Box role="group" aria-label="Stamps" sx={{ width: '100%', height: 267 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 6]}
        slotProps={{
          pagination: {
            labelRowsPerPage: 'Stamps',
            labelDisplayedRows: ({ from, to, count }) => `${from} to ${to}, ${count} in all`,
            getItemAriaLabel: (type) => (type === 'next' ? 'More stamps' : 'Stamps before'),
          },
        }}
        hideFooterSelectedRowCount
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          [`& .${tablePaginationClasses.input}`]: { display: 'inline-flex', marginInline: 1 },
          [`& .${tablePaginationClasses.actions}`]: { marginInlineStart: 1, whiteSpace: 'nowrap' },
          [`& .${tablePaginationClasses.toolbar}`]: { px: 1 },
        }}
      />
    </Box>
  );
}
