import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Poster {
  id: number;
  play: string;
}

const columns: GridColDef<Poster>[] = [
  { field: 'play', headerName: 'Poster', minWidth: 140, flex: 1, sortable: false },
];

const posters: Poster[] = [
  { id: 1, play: 'The salt inn' },
  { id: 2, play: 'Three umbrellas' },
  { id: 3, play: 'A door in June' },
  { id: 4, play: 'The tin moon' },
  { id: 5, play: 'Low tide' },
  { id: 6, play: 'Bread and bells' },
];

const pageSize = 3;

export default function AcrossPages() {
  const [pages, setPages] = React.useState({ page: 0, pageSize });
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([1]);
  const rows = React.useMemo(
    () => posters.slice(pages.page * pageSize, (pages.page + 1) * pageSize),
    [pages.page],
  );
  const apiRef = useTabStop(rows);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Box role="group" aria-label="Posters" sx={{ height: 267 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowCount={posters.length}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[pageSize]}
          checkboxSelection
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooterSelectedRowCount
          disableColumnMenu
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">Posters to print: {picked.length}</Typography>
    </Stack>
  );
}
