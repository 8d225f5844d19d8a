import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface MapSet {
  id: number;
  set: string;
  sheets: number;
}

const columns: GridColDef<MapSet>[] = [
  { field: 'set', headerName: 'Set', minWidth: 130, flex: 1 },
  { field: 'sheets', headerName: 'Sheets', type: 'number', width: 100 },
];

const rows: MapSet[] = [
  { id: 1, set: 'Coast, new survey', sheets: 24 },
  { id: 2, set: 'Coast, harbors', sheets: 9 },
  { id: 3, set: 'Mountain passes', sheets: 16 },
];

function SheetToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        inputRef={input}
        // The button that clears the field goes away: the focus stays here.
        onClick={() => input.current?.focus()}
        label="Search sets"
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

function SheetFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const count = useGridSelector(apiRef, gridRowCountSelector);
  const sheets = entries.reduce((sum, { model }) => sum + Number(model.sheets), 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span role="status">
        {entries.length} of {count} sets, {sheets} sheets
      </span>
    </GridFooterContainer>
  );
}

export default function SheetsShown() {
  return (
    <Box role="group" aria-label="Sets of maps" sx={{ width: '100%', maxWidth: 520, height: 340 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SheetToolbar, footer: SheetFooter }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
