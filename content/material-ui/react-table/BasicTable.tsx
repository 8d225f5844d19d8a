import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const gauges = [
  { name: 'Old bridge', level: 184, flow: 42 },
  { name: 'Weir', level: 231, flow: 57 },
  { name: 'Mill pond', level: 96, flow: 8 },
];

export default function BasicTable() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table>
        <caption>River gauges at six in the morning</caption>
        <TableHead>
          <TableRow>
            <TableCell>Gauge</TableCell>
            <TableCell align="right">Level (cm)</TableCell>
            <TableCell align="right">Flow (m³/s)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {gauges.map(({ name, level, flow }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{level}</TableCell>
              <TableCell align="right">{flow}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
