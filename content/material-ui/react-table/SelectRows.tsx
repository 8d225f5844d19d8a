import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sensors = [
  { id: 'p1', place: 'Pier 1', state: 'Reports' },
  { id: 'p2', place: 'Pier 2', state: 'Silent since Monday' },
  { id: 'w1', place: 'Weir', state: 'Reports' },
];

export default function SelectRows() {
  const [selected, setSelected] = React.useState<readonly string[]>(['p2']);
  const [message, setMessage] = React.useState('');
  const all = selected.length === sensors.length;
  const some = selected.length > 0 && !all;

  const toggle = (id: string, checked: boolean) => {
    setSelected(checked ? [...selected, id] : selected.filter((other) => other !== id));
    setMessage('');
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 520 }}>
      <Toolbar sx={{ gap: 2 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {message || `${selected.length} of ${sensors.length} sensors chosen`}
        </Typography>
        <Button
          disabled={selected.length === 0}
          onClick={() => setMessage(`${selected.length} restarted`)}
        >
          Restart
        </Button>
      </Toolbar>
      <Table aria-label="Sensors">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                // The prop draws the dash; the property tells it to screen readers.
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
                inputProps={{ 'aria-label': 'All sensors' }}
                onChange={(_event, checked) => {
                  setSelected(checked ? sensors.map(({ id }) => id) : []);
                  setMessage('');
                }}
              />
            </TableCell>
            <TableCell>Place</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sensors.map(({ id, place, state }) => (
            <TableRow key={id} hover selected={selected.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(id)}
                  inputProps={{ 'aria-label': place }}
                  onChange={(_event, checked) => toggle(id, checked)}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {place}
              </TableCell>
              <TableCell>{state}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
