import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const floods = Array.from({ length: 23 }, (_unused, index) => ({
  year: 2023 - index * 3,
  level: 390 + ((index * 37) % 90),
}));

export default function PagedTable() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const shown = floods.slice(page * size, page * size + size);
  const empty = size - shown.length;

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Floods">
        <TableHead>
          <TableRow>
            <TableCell>Year</TableCell>
            <TableCell align="right">Highest level (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ year, level }) => (
            <TableRow key={year}>
              <TableCell component="th" scope="row">
                {year}
              </TableCell>
              <TableCell align="right">{level}</TableCell>
            </TableRow>
          ))}
          {empty > 0 && page > 0 && (
            <TableRow sx={{ height: 33 * empty }}>
              <TableCell colSpan={2} sx={{ border: 0 }} />
            </TableRow>
          )}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={floods.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10]}
        showFirstButton
        showLastButton
        sx={{
          [`& .${tablePaginationClasses.toolbar}`]: {
            flexWrap: 'wrap',
            justifyContent: 'end',
            px: 2,
          },
          [`& .${tablePaginationClasses.input}`]: { mr: 2 },
          [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
        }}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
