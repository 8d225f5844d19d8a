import NoSsr from '@mui/material/NoSsr';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const crossings = [
  { to: 'Gull Island', leaves: '2024-06-05T07:30:00Z' },
  { to: 'Old Mill', leaves: '2024-06-05T12:15:00Z' },
  { to: 'Long Sands', leaves: '2024-06-05T22:40:00Z' },
];

function toText(date: string, timeZone?: string) {
  return new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(date));
}

function LocalTime({ date }: { date: string }) {
  return <>{toText(date)}</>;
}

export default function CrossingTimes() {
  return (
    <Table
      size="small"
      aria-label="Crossings"
      sx={{ width: 360, maxWidth: '100%', tableLayout: 'fixed' }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '50%' }}>To</TableCell>
          <TableCell align="right">
            Leaves, <NoSsr fallback="UTC">your time</NoSsr>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {crossings.map(({ to, leaves }) => (
          <TableRow key={to}>
            <TableCell component="th" scope="row">
              {to}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <time dateTime={leaves}>
                <NoSsr fallback={toText(leaves, 'UTC')}>
                  <LocalTime date={leaves} />
                </NoSsr>
              </time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
