import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function Hour() {
  return <>{new Date().getHours()} o’clock</>;
}

export default function TimeOfDay() {
  return (
    <Typography sx={{ width: '100%' }}>
      In your time zone it is past{' '}
      <NoSsr fallback="… o’clock">
        <Hour />
      </NoSsr>
      .
    </Typography>
  );
}
