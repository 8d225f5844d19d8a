import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Avatar' {
  interface AvatarPropsSizeOverrides {
    poster: true;
  }
}

const clubTheme = extendTheme({
  components: {
    JoyAvatar: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Avatar-radius': theme.vars.radius.md,
          ...(ownerState.variant === 'outlined' && { borderColor: 'currentColor' }),
          ...(ownerState.size === 'poster' && {
            width: '6rem',
            height: '6rem',
            fontFamily: theme.vars.fontFamily.body,
            fontSize: theme.vars.fontSize.xl4,
            fontWeight: theme.vars.fontWeight.md,
          }),
        }),
      },
    },
  },
});

export default function AvatarTheme() {
  return (
    <ThemeProvider theme={clubTheme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Avatar>Un</Avatar>
        <Avatar color="primary">Wi</Avatar>
        <Avatar variant="soft" color="success" size="poster">
          Pi
        </Avatar>
      </Stack>
    </ThemeProvider>
  );
}
