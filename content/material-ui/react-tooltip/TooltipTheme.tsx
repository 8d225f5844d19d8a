import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withLargeTooltips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTooltip: {
        defaultProps: { arrow: true, describeChild: true, enterDelay: 500 },
        styleOverrides: {
          tooltip: ({ theme }) => ({
            ...theme.typography.body2,
            backgroundColor: theme.palette.grey[900],
          }),
          arrow: ({ theme }) => ({ color: theme.palette.grey[900] }),
        },
      },
    },
  };
}

export default function TooltipTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withLargeTooltips(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Tooltip title="Counts from the last full Moon">
        <Button>Night 12</Button>
      </Tooltip>
    </ThemeProvider>
  );
}
