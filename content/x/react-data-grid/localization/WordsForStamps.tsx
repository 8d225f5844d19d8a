import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';

interface Stamp {
  id: number;
  picture: string;
  country: string;
}

const columns: GridColDef<Stamp>[] = [
  { field: 'picture', headerName: 'Picture', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
];

const rows: Stamp[] = [
  { id: 1, picture: 'Kingfisher', country: 'Malta' },
  { id: 2, picture: 'Steam plough', country: 'Norway' },
  { id: 3, picture: 'Comet', country: 'Chile' },
];

const words: Partial<GridLocaleText> = {
  noResultsOverlayLabel: 'No stamp shows this',
  toolbarQuickFilterPlaceholder: 'What is on it?',
  columnMenuSortAsc: 'From A to Z',
  columnMenuSortDesc: 'From Z to A',
  columnMenuUnsort: 'As in the album',
  footerRowSelected: (count) => (count === 1 ? '1 stamp to trade' : `${count} stamps to trade`),
};

function Toolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        inputRef={input}
        // The button that clears the field goes away: the focus stays here.
        onClick={() => input.current?.focus()}
        inputProps={{ 'aria-label': 'Search stamps' }}
      />
    </GridToolbarContainer>
  );
}

export default function WordsForStamps() {
  return (
    <Box role="group" aria-label="Stamps" sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={words}
        slots={{ toolbar: Toolbar }}
        checkboxSelection
        hideFooterPagination
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
