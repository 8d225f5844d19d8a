import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const trees = [
  { name: 'Pear', remark: 'Cut the two branches that rub against each other.' },
  { name: 'Plum', remark: '' },
  { name: 'Quince', remark: 'Bears every second year.' },
];

const Area = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(0.5, 1),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function RemarksTable() {
  return (
    <TableContainer sx={{ width: 400, maxWidth: '100%', minHeight: 250 }}>
      <Table size="small" aria-label="Remarks on the trees">
        <TableHead>
          <TableRow>
            <TableCell>Tree</TableCell>
            <TableCell sx={{ width: '75%' }}>Remark</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trees.map(({ name, remark }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <Area minRows={2} aria-label={`Remark on the ${name}`} defaultValue={remark} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
