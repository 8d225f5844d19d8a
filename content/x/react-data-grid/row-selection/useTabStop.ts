import * as React from 'react';
import { gridTabIndexCellSelector, useGridApiRef, type GridRowId } from '@mui/x-data-grid';

const noStop = {
  cell: null,
  columnHeader: null,
  columnHeaderFilter: null,
  columnGroupHeader: null,
};

/** When the cell that Tab stops at is gone with its row or column, Tab would pass the grid by: it stops at the first header then. */
export function useTabStop(rows: readonly { id: GridRowId }[]) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const stop = gridTabIndexCellSelector(apiRef);
    if (!stop) return;
    const isThere = rows.some((row) => row.id === stop.id) && apiRef.current.getColumn(stop.field);
    if (!isThere) {
      apiRef.current.setState((state) => ({ ...state, tabIndex: noStop }));
    }
  }, [apiRef, rows]);

  return apiRef;
}
