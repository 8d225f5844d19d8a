import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Play {
  id: number;
  play: string;
  minutes: number;
}

type Limits = [from: string, to: string];

function LimitsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Limits = item.value ?? ['', ''];
  const apply = (limits: Limits) =>
    applyValue({ ...item, value: limits.join('') === '' ? undefined : limits });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        InputLabelProps={{ shrink: true }}
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        InputLabelProps={{ shrink: true }}
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Play, number> = {
  label: 'is between',
  value: 'between',
  getApplyFilterFn: ({ value: limits }) => {
    if (!Array.isArray(limits)) return null;
    const [from, to]: (number | null)[] = limits;
    return ({ value }) =>
      value !== undefined && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  },
  InputComponent: LimitsInput,
  getValueAsString: ([from, to]: Limits) => `${from} and ${to}`,
};

const columns: GridColDef<Play>[] = [
  { field: 'play', headerName: 'Play', minWidth: 130, flex: 1, filterable: false },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 140,
    filterOperators: [between],
  },
];

const rows: Play[] = [
  { id: 1, play: 'The glass ferry', minutes: 95 },
  { id: 2, play: 'Three cousins', minutes: 140 },
  { id: 3, play: 'Salt', minutes: 60 },
  { id: 4, play: 'A late guest', minutes: 110 },
];

export default function PlaysBetween() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'minutes', operator: 'between', value: ['90', '120'] }],
            },
          },
        }}
        hideFooter
        aria-label="Plays"
      />
    </Box>
  );
}
