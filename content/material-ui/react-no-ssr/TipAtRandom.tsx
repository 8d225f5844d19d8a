import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const tips = [
  'Ask the harbor master for the key to the showers before six.',
  'The fuel berth is too shallow for a deep keel at low water.',
  'Fresh bread comes to the northern pier with the first ferry.',
];

function Tip() {
  const [tip] = React.useState(() => tips[Math.floor(Math.random() * tips.length)]);

  return <>{tip}</>;
}

export default function TipAtRandom() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Tip"
      sx={{ p: 2, width: 300, maxWidth: '100%' }}
    >
      <Typography component="div" sx={{ minHeight: '3em' }}>
        <NoSsr
          fallback={
            <>
              <Skeleton />
              <Skeleton width="60%" />
            </>
          }
        >
          <Tip />
        </NoSsr>
      </Typography>
    </Paper>
  );
}
