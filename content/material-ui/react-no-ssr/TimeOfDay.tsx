import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function LocalTime() {
  const [opened] = React.useState(() => new Date());

  return <>{opened.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}</>;
}

export default function TimeOfDay() {
  return (
    <Typography sx={{ width: '100%', maxWidth: 280 }}>
      You opened this page at{' '}
      <NoSsr fallback="…">
        <LocalTime />
      </NoSsr>
    </Typography>
  );
}
