import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const notices = [
  'The bridge opens at 14:00.',
  'Wind from the west, six to seven.',
  'The crane is out of order.',
];

export default function NoticesThatRest() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  const [index, setIndex] = React.useState(0);
  const moving = choice ?? !calm;
  const showNext = () => setIndex((current) => (current + 1) % notices.length);

  React.useEffect(() => {
    if (!moving) return undefined;
    const timer = window.setInterval(showNext, 4000);
    return () => window.clearInterval(timer);
  }, [moving]);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Notices"
      sx={{ p: 2, width: 320, maxWidth: '100%' }}
    >
      <Typography aria-live={moving ? 'off' : 'polite'} sx={{ minHeight: '3em' }}>
        {notices[index]}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setChoice(!moving)}>{moving ? 'Hold' : 'Let them change'}</Button>
        <Button onClick={showNext}>Next</Button>
      </Stack>
    </Paper>
  );
}
