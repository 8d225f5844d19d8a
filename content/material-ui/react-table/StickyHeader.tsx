import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const readings = Array.from({ length: 24 }, (_unused, hour) => ({
  hour,
  level: 180 + Math.round(12 * Math.cos((hour / 12) * Math.PI)),
}));

export default function StickyHeader() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Hours at the old bridge, scrolls"
      sx={{ maxHeight: 260, maxWidth: 320 }}
    >
      <Table stickyHeader size="small" aria-label="Hours at the old bridge">
        <TableHead>
          <TableRow>
            <TableCell>Hour</TableCell>
            <TableCell align="right">Level (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {readings.map(({ hour, level }) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row">
                {hour}:00
              </TableCell>
              <TableCell align="right">{level}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
