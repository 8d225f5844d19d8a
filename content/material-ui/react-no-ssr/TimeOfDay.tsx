import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function LocalTime() {
  return <>{new Date().toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}</>;
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
