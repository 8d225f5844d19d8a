import * as React from 'react';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function BoatCard() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const timer = React.useRef<ReturnType<typeof setTimeout>>();

  React.useEffect(() => () => clearTimeout(timer.current), []);

  React.useEffect(() => {
    if (!open) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  const show = (value: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), wait);
  };

  return (
    <Typography component="div">
      The ferry is replaced by the{' '}
      <Link
        ref={setAnchor}
        href="#gull"
        aria-describedby={open ? id : undefined}
        onMouseEnter={() => show(true, 300)}
        onMouseLeave={() => show(false, 200)}
        onFocus={() => show(true, 0)}
        onBlur={() => show(false, 0)}
      >
        Gull
      </Link>{' '}
      this week.
      <Popper
        id={id}
        open={open}
        anchorEl={anchor}
        placement="top"
        onMouseEnter={() => show(true, 0)}
        onMouseLeave={() => show(false, 200)}
      >
        <Paper elevation={4} sx={{ width: 220, p: 2, mb: 1 }}>
          <Typography variant="subtitle2">Gull</Typography>
          <Typography variant="body2">
            A wooden boat for twelve people. Bicycles have to stay ashore.
          </Typography>
        </Paper>
      </Popper>
    </Typography>
  );
}
