import * as React from 'react';
import LocalPostOffice from '@mui/icons-material/LocalPostOffice';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const postTheme = extendTheme({
  components: {
    JoyBadge: {
      defaultProps: { color: 'danger', max: 9 },
      styleOverrides: {
        root: ({ theme }) => ({
          '--Badge-radius': theme.vars.radius.xs,
          '--Badge-ringSize': '0px',
        }),
        badge: {
          transition: 'transform 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        },
      },
    },
  },
});

export default function BadgeTheme() {
  const [letters, setLetters] = React.useState(31);

  return (
    <ThemeProvider theme={postTheme}>
      <Stack spacing={2} alignItems="center">
        <Badge badgeContent={letters}>
          <LocalPostOffice titleAccess="Letters" sx={{ '--Icon-fontSize': '2.5rem' }} />
        </Badge>
        <Button size="sm" variant="soft" onClick={() => setLetters(letters > 0 ? 0 : 31)}>
          Empty or fill
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
