import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const glacierTheme = extendTheme({
  components: {
    JoySkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.variant === 'rectangular' && { borderRadius: theme.vars.radius.lg }),
          ...(ownerState.variant === 'circular' && {
            background: theme.vars.palette.primary.softBg,
          }),
          '@media (prefers-reduced-motion: reduce)': {
            '&::before, &::after': { animation: 'none' },
          },
        }),
      },
    },
  },
});

export default function SkeletonTheme() {
  return (
    <ThemeProvider theme={glacierTheme}>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ width: '100%', maxWidth: 300 }}>
        <Skeleton variant="circular" width={48} height={48} sx={{ flexShrink: 0 }} />
        <Stack spacing={1} sx={{ flex: 1 }}>
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="rectangular" height={48} />
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
