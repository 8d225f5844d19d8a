import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = [
  { name: 'April', rain: 61, snow: 12 },
  { name: 'May', rain: 84, snow: 0 },
  { name: 'June', rain: 97, snow: 0 },
];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export default function Totals() {
  return (
    <Table aria-label="Rain and snow" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell rowSpan={2}>Month</TableCell>
          <TableCell align="center" colSpan={2} scope="colgroup">
            Millimeters
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell align="right">Rain</TableCell>
          <TableCell align="right">Snow</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map(({ name, rain, snow }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{rain}</TableCell>
            <TableCell align="right">{snow}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            Together
          </TableCell>
          <TableCell align="right">{sum(months.map(({ rain }) => rain))}</TableCell>
          <TableCell align="right">{sum(months.map(({ snow }) => snow))}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
