import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const berths = [
  { name: 'North 4', depth: '2.8 m', length: '12 m', fee: '€31' },
  { name: 'North 9', depth: '2.2 m', length: '9 m', fee: '€24' },
  { name: 'South 1', depth: '3.5 m', length: '18 m', fee: '€52' },
];

function BerthTable() {
  return (
    <Table size="small" aria-label="Free berths">
      <TableHead>
        <TableRow>
          <TableCell>Berth</TableCell>
          <TableCell align="right">Depth</TableCell>
          <TableCell align="right">Length</TableCell>
          <TableCell align="right">Fee</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {berths.map(({ name, depth, length, fee }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{depth}</TableCell>
            <TableCell align="right">{length}</TableCell>
            <TableCell align="right">{fee}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function BerthList() {
  return (
    <List dense disablePadding aria-label="Free berths">
      {berths.map(({ name, depth, length, fee }) => (
        <ListItem key={name} divider disableGutters>
          <ListItemText
            primary={`${name}, ${fee}`}
            secondary={`${depth} deep, for boats up to ${length}`}
          />
        </ListItem>
      ))}
    </List>
  );
}

export default function TableOrList() {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      {narrow ? <BerthList /> : <BerthTable />}
    </Box>
  );
}
