import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridFocusCellSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pot', headerName: 'Pot', minWidth: 80, flex: 1 },
  { field: 'plant', headerName: 'Plant', width: 110, editable: true },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 80, editable: true },
];

const rows = [
  { id: 1, pot: 'Clay', plant: 'Thyme', liters: 2 },
  { id: 2, pot: 'Zinc', plant: 'Mint', liters: 5 },
  { id: 3, pot: 'Trough', plant: 'Chives', liters: 12 },
];

export default function PasteFromASheet() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing pasted yet');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText('Sage\t3\nBasil\t4');
      setMessage('Two lines are on the clipboard.');
    } catch {
      setMessage('The browser did not let this page copy.');
    }
  };

  const paste = (event: React.ClipboardEvent) => {
    const start = gridFocusCellSelector(apiRef);
    if (!start || apiRef.current.getCellMode(start.id, start.field) === 'edit') return;
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    let changed = 0;

    const updates = lines.flatMap((line, down) => {
      const id = ids[ids.indexOf(start.id) + down];
      if (id === undefined) return [];
      const row = { ...apiRef.current.getRow(id) };
      line.split('\t').forEach((text, right) => {
        const column = apiRef.current.getColumn(fields[fields.indexOf(start.field) + right] ?? '');
        const value = column?.type === 'number' ? Number(text.trim() || NaN) : text;
        if (!column?.editable || Number.isNaN(value)) return;
        row[column.field] = value;
        changed += 1;
      });
      return [row];
    });
    updates.forEach((row) => apiRef.current.updateRows([row]));
    setMessage(`Cells changed: ${changed}.`);
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={copy}>
        Copy two lines
      </Button>
      <Box role="group" aria-label="Pots" onPaste={paste} sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onCellKeyDown={({ cellMode }, event) => {
            const pasting = event.key === 'v' && (event.ctrlKey || event.metaKey);
            if (pasting && cellMode === 'view') event.defaultMuiPrevented = true;
          }}
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
