import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Town {
  id: number;
  town: string;
  cards: number;
}

const columns: GridColDef<Town>[] = [
  { field: 'town', headerName: 'Town', minWidth: 140, flex: 1, sortable: false },
  { field: 'cards', headerName: 'Cards', type: 'number', width: 100, sortable: false },
];

const rows: Town[] = [
  { id: 1, town: 'Arendal', cards: 14 },
  { id: 2, town: 'Bergen', cards: 61 },
  { id: 3, town: 'Drammen', cards: 9 },
  { id: 4, town: 'Halden', cards: 17 },
  { id: 5, town: 'Kongsberg', cards: 22 },
  { id: 6, town: 'Larvik', cards: 5 },
  { id: 7, town: 'Molde', cards: 31 },
  { id: 8, town: 'Narvik', cards: 12 },
  { id: 9, town: 'Risør', cards: 8 },
  { id: 10, town: 'Stavanger', cards: 44 },
];

export default function GoToRow() {
  const [pages, setPages] = React.useState({ page: 0, pageSize: 4 });
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([]);

  // Empty as soon as another page is shown, so that the same town can be chosen again.
  const shown = rows.find(
    ({ id }, index) => picked.includes(id) && Math.floor(index / pages.pageSize) === pages.page,
  );

  const goTo = (town: Town | null) => {
    setPicked(town ? [town.id] : []);
    if (!town) return;
    setPages((now) => ({ ...now, page: Math.floor(rows.indexOf(town) / now.pageSize) }));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Autocomplete
        options={rows}
        value={shown ?? null}
        getOptionLabel={({ town }) => town}
        onChange={(_event, town) => goTo(town)}
        renderInput={(params) => <TextField {...params} label="Show the page of" />}
        sx={{ maxWidth: 280 }}
      />
      <Box role="group" aria-label="Cards by town" sx={{ height: 319 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[4]}
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooterSelectedRowCount
          disableColumnMenu
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
