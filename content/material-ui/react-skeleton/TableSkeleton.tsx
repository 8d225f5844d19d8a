import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [70, 50, 60];

export default function TableSkeleton() {
  return (
    <Table size="small" aria-label="Flours" aria-busy sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <TableCell>Flour</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((width) => (
          <TableRow key={width}>
            <TableCell sx={{ width: '70%' }}>
              <Skeleton width={`${width}%`} />
            </TableCell>
            <TableCell>
              <Skeleton width={48} sx={{ marginInlineStart: 'auto' }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
