import * as React from 'react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const still = { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } };

function withCalmSkeletons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: {
          root: { ...still, '&::after': still },
          text: { borderRadius: 999 },
        },
      },
    },
  };
}

export default function SkeletonTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCalmSkeletons(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack sx={{ width: 240 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
    </ThemeProvider>
  );
}
