import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const departures = [
  { to: 'Harbor', at: '09:12', in: '4 min' },
  { to: 'Lighthouse', at: '09:30', in: '22 min' },
];

export default function StopCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography variant="overline" component="p" color="text.secondary">
          Stop
        </Typography>
        <Typography variant="h6" component="h4" gutterBottom>
          Dune hut
        </Typography>
        <Stack component="ul" role="list" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {departures.map(({ to, at, in: wait }) => (
            <Stack component="li" key={to} direction="row" spacing={2} alignItems="baseline">
              <Typography noWrap sx={{ flex: 1 }}>
                {to}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {wait}
              </Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' }}>
                {at}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
