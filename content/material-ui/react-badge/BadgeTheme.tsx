import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withSquareBadges(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBadge: {
        defaultProps: { color: 'secondary', max: 9 },
        styleOverrides: {
          standard: ({ theme }) => ({ borderRadius: theme.shape.borderRadius }),
          dot: { height: 12, minWidth: 12, borderRadius: 6 },
        },
      },
    },
  };
}

export default function BadgeTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withSquareBadges(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={12}>
          <MailIcon titleAccess="Messages" />
        </Badge>
        <Badge variant="dot">
          <MailIcon titleAccess="Messages, some unread" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
