import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const places = ['Old bridge', 'Weir', 'Mill pond', 'Estuary'];
const register = Array.from({ length: 36 }, (_unused, index) => ({
  id: index,
  place: places[index % places.length] ?? '',
  year: 1950 + 2 * index,
  level: 300 + ((index * 53) % 160),
}));
const pageSize = 4;

export default function FloodRegister() {
  const [query, setQuery] = React.useState('');
  const [descending, setDescending] = React.useState(true);
  const [page, setPage] = React.useState(0);
  const id = React.useId();

  const rows = React.useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return register
      .filter(({ place, year }) => `${place} ${year}`.toLowerCase().includes(wanted))
      .sort((a, b) => (descending ? b.level - a.level : a.level - b.level));
  }, [query, descending]);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
      <Toolbar sx={{ gap: 2, py: 1 }}>
        <Typography id={id} variant="h6" component="h3" sx={{ flexGrow: 1 }}>
          Floods
        </Typography>
        <TextField
          size="small"
          label="Place or year"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage(0);
          }}
        />
      </Toolbar>
      <TableContainer sx={{ minHeight: 270 }}>
        <Table aria-labelledby={id}>
          <TableHead>
            <TableRow>
              <TableCell>Place</TableCell>
              <TableCell align="right">Year</TableCell>
              <TableCell align="right" sortDirection={descending ? 'desc' : 'asc'}>
                <TableSortLabel
                  active
                  direction={descending ? 'desc' : 'asc'}
                  onClick={() => setDescending(!descending)}
                >
                  Level (cm)
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row">
                  {row.place}
                </TableCell>
                <TableCell align="right">{row.year}</TableCell>
                <TableCell align="right">{row.level}</TableCell>
              </TableRow>
            ))}
            {rows.length === 0 && (
              <TableRow>
                <TableCell colSpan={3}>No flood is known by that place or year.</TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, to, count }) => (
          <span role="status">
            {from}–{to} of {count}
          </span>
        )}
        onPageChange={(_event, next) => setPage(next)}
      />
    </Paper>
  );
}
