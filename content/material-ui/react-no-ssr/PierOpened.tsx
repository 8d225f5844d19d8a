import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const opened = new Date('2021-05-02T09:20:00Z');
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const yearInMs = 365.25 * 24 * 60 * 60 * 1000;

function YearsAgo({ date }: { date: Date }) {
  const years = Math.floor((Date.now() - date.getTime()) / yearInMs);

  return <>{format.format(-years, 'year')}</>;
}

export default function PierOpened() {
  return (
    <Box sx={{ width: '100%', maxWidth: 240 }}>
      <Typography>The new pier opened.</Typography>
      <Typography
        component="time"
        variant="body2"
        color="text.secondary"
        dateTime={opened.toISOString()}
        sx={{ display: 'block' }}
      >
        <NoSsr fallback="May 2, 2021">
          <YearsAgo date={opened} />
        </NoSsr>
      </Typography>
    </Box>
  );
}
