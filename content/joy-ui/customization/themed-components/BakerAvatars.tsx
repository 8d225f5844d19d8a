import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Avatar' {
  interface AvatarPropsSizeOverrides {
    portrait: true;
  }
}

const avatarTheme = extendTheme({
  components: {
    JoyAvatar: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.size === 'portrait' && {
            ...theme.typography.h3,
            width: 'var(--Avatar-size, 5rem)',
            height: 'var(--Avatar-size, 5rem)',
            lineHeight: 1,
            color: 'inherit',
          }),
        }),
      },
    },
  },
});

export default function BakerAvatars() {
  return (
    <ThemeProvider theme={avatarTheme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Avatar size="lg" aria-label="Odile, the size lg" role="img">
          O
        </Avatar>
        <Avatar size="portrait" aria-label="Odile, the size portrait" role="img">
          O
        </Avatar>
      </Stack>
    </ThemeProvider>
  );
}
