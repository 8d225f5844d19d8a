import * as React from 'react';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function KeepSeat() {
  const [kept, setKept] = React.useState(true);

  return (
    <Typography sx={{ width: '100%', maxWidth: 340 }}>
      <span role="status">{kept ? 'Seat 14 is yours.' : 'Seat 14 is free again.'}</span>{' '}
      <Link
        component="button"
        type="button"
        underline="always"
        sx={{ verticalAlign: 'baseline' }}
        onClick={() => setKept(!kept)}
      >
        {kept ? 'Give it back' : 'Take it again'}
      </Link>
    </Typography>
  );
}
