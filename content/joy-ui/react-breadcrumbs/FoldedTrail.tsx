import * as React from 'react';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const middle = ['Coast', 'North', 'Estuaries', 'Surveys of 1912'];

export default function FoldedTrail() {
  const [open, setOpen] = React.useState(false);
  const firstHidden = React.useRef<HTMLAnchorElement>(null);

  React.useEffect(() => {
    if (open) firstHidden.current?.focus();
  }, [open]);

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Breadcrumbs aria-label="Path to the survey">
        <Link href="#archive">Archive</Link>
        {open ? (
          middle.map((level, index) => (
            <Link key={level} href="#level" ref={index === 0 ? firstHidden : undefined}>
              {level}
            </Link>
          ))
        ) : (
          <Link
            component="button"
            type="button"
            variant="soft"
            color="neutral"
            aria-label={`Show ${middle.length} more levels`}
            onClick={() => setOpen(true)}
            sx={{ mx: 0 }}
          >
            …
          </Link>
        )}
        <Typography aria-current="page">Channel 4</Typography>
      </Breadcrumbs>
    </Box>
  );
}
