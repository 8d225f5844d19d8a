import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

function RainChart() {
  const [width, setWidth] = React.useState(0);
  const boxRef = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    setWidth(boxRef.current?.offsetWidth ?? 0);
  }, []);

  return (
    <Box ref={boxRef} sx={{ height: 120 }}>
      <Box
        component="svg"
        role="img"
        aria-label="Rain of five days, most on the third"
        viewBox={`0 0 ${Math.max(width, 1)} 120`}
        sx={{
          display: 'block',
          height: 120,
          maxWidth: '100%',
          fill: 'currentColor',
          color: 'primary.main',
        }}
      >
        {[30, 45, 100, 70, 20].map((rain, index) => (
          <rect
            key={rain}
            x={(index * width) / 5}
            y={120 - rain}
            width={Math.max(width / 5 - 8, 0)}
            height={rain}
          />
        ))}
      </Box>
    </Box>
  );
}

export default function LateChart() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <NoSsr defer fallback={<Skeleton variant="rectangular" height={120} />}>
        <RainChart />
      </NoSsr>
    </Box>
  );
}
