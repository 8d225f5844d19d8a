import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridSingleSelectOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Star {
  id: number;
  star: string;
  sky: string;
}

const catalog: Star[] = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  star: `Star ${101 + index}`,
  sky: index % 3 === 0 ? 'south' : 'north',
}));

const columns: GridColDef<Star>[] = [
  { field: 'star', headerName: 'Star', minWidth: 110, flex: 1, filterable: false, sortable: false },
  {
    field: 'sky',
    headerName: 'Sky',
    type: 'singleSelect',
    sortable: false,
    valueOptions: ['north', 'south'],
    minWidth: 90,
    flex: 1,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
];

const skyOf = ({ items }: GridFilterModel) => String(items[0]?.value ?? '');

interface Question {
  filterModel: GridFilterModel;
  page: number;
  pageSize: number;
}

/** Stands for a request: gives a page of the stars that fit, and how many there are. */
function fetchStars(sky: string, page: number, pageSize: number, signal: AbortSignal) {
  return new Promise<{ stars: Star[]; total: number }>((resolve) => {
    const timer = setTimeout(() => {
      const fitting = catalog.filter((star) => sky === '' || star.sky === sky);
      const first = page * pageSize;
      resolve({ stars: fitting.slice(first, first + pageSize), total: fitting.length });
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingStars() {
  return <LinearProgress aria-hidden="true" />;
}

export default function FirstPageAgain() {
  const [question, setQuestion] = React.useState<Question>({
    filterModel: { items: [{ field: 'sky', operator: 'is', value: 'north' }] },
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState<{ stars: Star[]; total: number }>({
    stars: [],
    total: 0,
  });
  const apiRef = useTabStop(answer.stars);
  const [loading, setLoading] = React.useState(true);
  const { filterModel, page, pageSize } = question;
  const sky = skyOf(filterModel);
  const paginationModel = React.useMemo(() => ({ page, pageSize }), [page, pageSize]);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchStars(sky, page, pageSize, controller.signal).then((result) => {
      setAnswer(result);
      setLoading(false);
    });
    return () => controller.abort();
  }, [sky, page, pageSize]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {loading ? 'Loading stars…' : `Stars found: ${answer.total}`}
      </Typography>
      <Box role="group" aria-label="Stars" sx={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={answer.stars}
          rowCount={answer.total}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) =>
            setQuestion({ filterModel: model, page: skyOf(model) === sky ? page : 0, pageSize })
          }
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => setQuestion({ filterModel, ...model })}
          pageSizeOptions={[5, 10]}
          loading={loading}
          slots={{ loadingOverlay: LoadingStars }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
