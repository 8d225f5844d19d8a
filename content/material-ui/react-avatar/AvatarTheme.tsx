import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withReadableAvatars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAvatar: {
        defaultProps: { variant: 'rounded' },
        styleOverrides: {
          colorDefault: ({ theme }) => ({
            backgroundColor: theme.palette.text.secondary,
            color: theme.palette.background.paper,
          }),
        },
      },
    },
  };
}

export default function AvatarTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withReadableAvatars(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Avatar>Tb</Avatar>
        <Avatar />
      </Stack>
    </ThemeProvider>
  );
}
