import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const StripedRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(even)': { backgroundColor: theme.palette.action.hover },
  [`& .${tableCellClasses.body}`]: { borderBottom: 0 },
}));

const HeadCell = styled(TableCell)(({ theme }) => ({
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}));

export default function StripedTable() {
  return (
    <Table aria-label="Boats" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <HeadCell>Boat</HeadCell>
          <HeadCell align="right">Draft (m)</HeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[
          ['Barge', 1.8],
          ['Ferry', 1.1],
          ['Punt', 0.2],
          ['Tug', 2.4],
        ].map(([name, draft]) => (
          <StripedRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{draft}</TableCell>
          </StripedRow>
        ))}
      </TableBody>
    </Table>
  );
}
