import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Grade = 'stroll' | 'steep' | 'climb';

interface Path {
  id: number;
  path: string;
  grade: Grade;
}

const grades: Grade[] = ['stroll', 'steep', 'climb'];
const collator = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Path>[] = [
  {
    field: 'path',
    headerName: 'Path',
    minWidth: 120,
    flex: 1,
    sortComparator: (first: string, second: string) => collator.compare(first, second),
  },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'singleSelect',
    valueOptions: grades,
    width: 120,
    sortComparator: (first: Grade, second: Grade) => grades.indexOf(first) - grades.indexOf(second),
  },
];

const rows: Path[] = [
  { id: 1, path: 'Path 10', grade: 'steep' },
  { id: 2, path: 'Path 2', grade: 'climb' },
  { id: 3, path: 'Path 1', grade: 'stroll' },
  { id: 4, path: 'Path 21', grade: 'stroll' },
  { id: 5, path: 'Path 3', grade: 'climb' },
];

export default function PathsByGrade() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'grade', sort: 'asc' }] } }}
        hideFooter
        aria-label="Paths to the hut"
      />
    </Box>
  );
}
