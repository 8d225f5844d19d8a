import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Plate {
  id: number;
  region: string;
  year: number;
}

const archive: Plate[] = [
  { id: 1, region: 'Swan, center', year: 1911 },
  { id: 2, region: 'Lyre, west', year: 1924 },
  { id: 3, region: 'Swan, north', year: 1938 },
  { id: 4, region: 'Eagle', year: 1952 },
];

const columns: GridColDef<Plate>[] = [
  {
    field: 'region',
    headerName: 'Region',
    minWidth: 130,
    flex: 1,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }: { value: number }) => String(value),
    filterOperators: getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value)),
  },
];

function toQuery({ items }: GridFilterModel) {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value === undefined || value === '') continue;
    query.set('field', field);
    query.set('operator', operator);
    query.set('value', value);
  }
  return query.toString();
}

/** Stands for a request: gives the plates that fit after half a second. */
function fetchPlates(query: string, signal: AbortSignal): Promise<Plate[]> {
  const params = new URLSearchParams(query);
  const operator = params.get('operator');
  const value = params.get('value') ?? '';
  const fits = ({ region, year }: Plate) => {
    if (operator === 'contains') return region.toLowerCase().includes(value.toLowerCase());
    if (operator === '>=') return year >= Number(value);
    return operator !== '<=' || year <= Number(value);
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(archive.filter(fits)), 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function NoPlates() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      <Typography>No plate fits the filter</Typography>
    </Stack>
  );
}

function LoadingPlates() {
  return <LinearProgress aria-hidden="true" />;
}

export default function AskTheArchive() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'region', operator: 'contains', value: 'swan' }],
  });
  const [rows, setRows] = React.useState<Plate[]>([]);
  const apiRef = useTabStop(rows);
  const [loading, setLoading] = React.useState(true);
  const query = toQuery(filterModel);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchPlates(query, controller.signal).then((result) => {
      setRows(result);
      setLoading(false);
    });
    return () => controller.abort();
  }, [query]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box component="code" sx={{ minHeight: '4.5em', overflowWrap: 'anywhere' }}>
        GET /plates?{query}
      </Box>
      <Typography role="status">
        {loading ? 'Asking the archive…' : `Plates found: ${rows.length}`}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          filterDebounceMs={400}
          loading={loading}
          slots={{ loadingOverlay: LoadingPlates, noRowsOverlay: NoPlates }}
          hideFooter
          aria-label="Plates"
        />
      </Box>
    </Stack>
  );
}
