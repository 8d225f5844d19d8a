import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const places = ['Harbor office', 'Workshop', 'Boat shed'];

export default function MainAddress() {
  const id = React.useId();
  const [main, setMain] = React.useState('Workshop');
  const [open, setOpen] = React.useState<readonly string[]>(['Harbor office', 'Workshop']);

  const handleOpen = (place: string, checked: boolean) => {
    setOpen(checked ? [...open, place] : open.filter((other) => other !== place));
  };

  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <Table size="small" aria-label="Where letters are sent">
        <TableHead>
          <TableRow>
            <TableCell>Place</TableCell>
            <TableCell>Open</TableCell>
            <TableCell>Main address</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {places.map((place, index) => (
            <TableRow key={place}>
              <TableCell component="th" scope="row">
                <label htmlFor={`${id}-${index}`}>{place}</label>
              </TableCell>
              <TableCell>
                <Checkbox
                  edge="start"
                  checked={open.includes(place)}
                  disabled={place === main}
                  onChange={(_event, checked) => handleOpen(place, checked)}
                  inputProps={{ 'aria-label': `${place} is open` }}
                />
              </TableCell>
              <TableCell>
                <Radio
                  edge="start"
                  id={`${id}-${index}`}
                  name={`${id}-main`}
                  value={place}
                  checked={place === main}
                  disabled={!open.includes(place)}
                  onChange={(event) => setMain(event.target.value)}
                  inputProps={{ 'aria-label': `${place} is the main address` }}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
