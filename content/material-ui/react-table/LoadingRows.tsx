import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

type State = 'loading' | 'full' | 'empty';
const rows = ['Old bridge', 'Weir', 'Mill pond'];
const texts: Record<State, string> = {
  loading: 'Loading the gauges',
  full: 'Three gauges',
  empty: 'No gauges',
};

export default function LoadingRows() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="State of the table">
        <Button onClick={() => setState('loading')}>Loading</Button>
        <Button onClick={() => setState('full')}>Loaded</Button>
        <Button onClick={() => setState('empty')}>Empty</Button>
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {texts[state]}
      </Typography>
      <Table aria-label="Gauges in the north" aria-busy={state === 'loading'}>
        <TableHead>
          <TableRow>
            <TableCell>Gauge</TableCell>
            <TableCell align="right">Level (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {state === 'empty' ? (
            <TableRow sx={{ height: 53 * rows.length }}>
              <TableCell colSpan={2} align="center">
                No gauge fits the filter. Clear it to see all of them.
              </TableCell>
            </TableRow>
          ) : (
            rows.map((name, index) => (
              <TableRow key={name}>
                <TableCell>{state === 'full' ? name : <Skeleton width="60%" />}</TableCell>
                <TableCell align="right">
                  {state === 'full' ? 180 + 7 * index : <Skeleton width={40} sx={{ ml: 'auto' }} />}
                </TableCell>
              </TableRow>
            ))
          )}
        </TableBody>
      </Table>
    </Stack>
  );
}
