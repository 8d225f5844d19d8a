import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

function SeedToolbar() {
  const input = React.useRef<HTMLInputElement>(null);
  const count = useGridSelector(useGridApiContext(), gridFilterActiveItemsSelector).length;
  const startIcon = (
    <Badge variant="dot" color="primary" invisible={count === 0}>
      <FilterList />
    </Badge>
  );

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton
        componentsProps={{ button: { startIcon, 'aria-label': `Filters, ${count} active` } }}
      />
      <GridToolbarDensitySelector />
      <GridToolbarExport csvOptions={{ fileName: 'seeds', utf8WithBom: true }} />
      <GridToolbarQuickFilter
        label="Search seeds"
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, minWidth: 180, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

function NoMatch() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      No seeds are like that.
    </Stack>
  );
}

function LoadingSeeds() {
  return <LinearProgress aria-hidden="true" />;
}

export const seedParts = {
  toolbar: SeedToolbar,
  noResultsOverlay: NoMatch,
  loadingOverlay: LoadingSeeds,
};
