import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const rows = [
  { name: 'Old bridge', levels: [190, 188, 184, 180, 179, 183, 187, 189] },
  { name: 'Weir', levels: [236, 234, 231, 228, 226, 229, 232, 235] },
];
const firstColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.paper',
  backgroundImage: 'inherit',
} as const;

export default function WideTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Levels of one day, scrolls sideways"
      sx={{ maxWidth: 420 }}
    >
      <Table sx={{ minWidth: 640 }} aria-label="Levels of one day">
        <TableHead>
          <TableRow>
            <TableCell sx={firstColumn}>Gauge</TableCell>
            {hours.map((hour) => (
              <TableCell key={hour} align="right">
                {hour}:00
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, levels }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ ...firstColumn, whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
              {hours.map((hour, index) => (
                <TableCell key={hour} align="right">
                  {levels[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
