import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const facts = [
  ['River', 'Ilm'],
  ['Zero of the gauge', '212.40 m'],
  ['Read every', '15 minutes'],
];

export default function SmallTable() {
  return (
    <Table size="small" aria-label="About this gauge" sx={{ maxWidth: 360 }}>
      <TableBody>
        {facts.map(([name, value]) => (
          <TableRow key={name} hover>
            <TableCell variant="head" component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
