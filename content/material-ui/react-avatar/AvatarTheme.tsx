import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withReadableAvatars}>
      <Stack direction="row" spacing={2}>
        <Avatar>Tb</Avatar>
        <Avatar />
      </Stack>
    </ThemeProvider>
  );
}
