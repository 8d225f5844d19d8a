import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Crossing {
  id: number;
  from: string;
  to: string;
}

const columns: GridColDef<Crossing>[] = [
  { field: 'from', headerName: 'From', minWidth: 120, flex: 1 },
  { field: 'to', headerName: 'To', minWidth: 120, flex: 1 },
];

const rows: Crossing[] = [
  { id: 1, from: 'Sandy Bay', to: 'Long Island' },
  { id: 2, from: 'Old Pier', to: 'Sandy Bay' },
  { id: 3, from: 'Long Island', to: 'Lighthouse' },
];

interface Condition {
  id: number;
  field: 'from' | 'to';
  text: string;
}

export default function AllOrAny() {
  const [any, setAny] = React.useState(true);
  const [conditions, setConditions] = React.useState<Condition[]>([
    { id: 1, field: 'from', text: 'bay' },
    { id: 2, field: 'to', text: 'bay' },
  ]);
  const addRef = React.useRef<HTMLButtonElement>(null);

  const change = (id: number, part: Partial<Condition>) =>
    setConditions(conditions.map((each) => (each.id === id ? { ...each, ...part } : each)));

  const shown = React.useMemo(() => {
    const used = conditions.filter(({ text }) => text);
    const fits = (row: Crossing) => (each: Condition) =>
      row[each.field].toLowerCase().includes(each.text.toLowerCase());
    return rows.filter((row) =>
      any && used.length > 0 ? used.some(fits(row)) : used.every(fits(row)),
    );
  }, [any, conditions]);
  const apiRef = useTabStop(shown);

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Conditions that have to be met"
        value={any}
        onChange={(event, next: boolean | null) => next !== null && setAny(next)}
      >
        <ToggleButton value={false}>All of these</ToggleButton>
        <ToggleButton value>Any of these</ToggleButton>
      </ToggleButtonGroup>
      <Button
        ref={addRef}
        variant="outlined"
        onClick={() => {
          const id = Math.max(0, ...conditions.map((each) => each.id)) + 1;
          setConditions([...conditions, { id, field: 'from', text: '' }]);
        }}
      >
        Add a condition
      </Button>
      <Stack spacing={1} sx={{ minHeight: 92 }}>
        {conditions.map(({ id, field, text }, index) => (
          <Stack
            key={id}
            direction="row"
            spacing={1}
            role="group"
            aria-label={`Condition ${index + 1}`}
          >
            <TextField
              size="small"
              select
              sx={{ width: 104, flexShrink: 0 }}
              SelectProps={{ native: true }}
              inputProps={{ 'aria-label': 'Column' }}
              value={field}
              onChange={(event) =>
                change(id, { field: event.target.value === 'to' ? 'to' : 'from' })
              }
            >
              <option value="from">From</option>
              <option value="to">To</option>
            </TextField>
            <TextField
              size="small"
              inputProps={{ 'aria-label': 'Contains' }}
              value={text}
              onChange={(event) => change(id, { text: event.target.value })}
            />
            <IconButton
              aria-label={`Remove condition ${index + 1}`}
              onClick={() => {
                setConditions(conditions.filter((each) => each.id !== id));
                addRef.current?.focus();
              }}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <Box role="group" aria-label="Crossings" sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shown}
          columns={columns}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">{`${shown.length} of ${rows.length} crossings`}</Typography>
    </Stack>
  );
}
