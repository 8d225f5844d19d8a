import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  tool: string;
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', minWidth: 140, flex: 1 },
  { field: 'tool', headerName: 'Tool', width: 100 },
];

const rows: Task[] = [
  { id: 1, task: 'Thin the carrots', tool: 'Hands' },
  { id: 2, task: 'Turn the compost', tool: 'Fork' },
  { id: 3, task: 'Cut the hedge', tool: 'Shears' },
];

export default function CopyAsAList() {
  const apiRef = useGridApiRef();
  const [copied, setCopied] = React.useState('');

  const copy = async (event: React.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'c' || !(event.ctrlKey || event.metaKey)) return;
    const picked = gridFilteredSortedRowIdsSelector(apiRef).flatMap((id) => {
      const row = apiRef.current.getRow<Task>(id);
      return row && apiRef.current.isRowSelected(id) ? [row] : [];
    });
    if (picked.length === 0 || window.getSelection()?.toString()) return;
    event.stopPropagation();
    const text = picked.map(({ task, tool }) => `- [ ] ${task} (${tool})`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied('The browser did not let this page copy.');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Tasks" onKeyDownCapture={copy} sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 72, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {copied || 'Nothing copied yet'}
      </Box>
    </Stack>
  );
}
