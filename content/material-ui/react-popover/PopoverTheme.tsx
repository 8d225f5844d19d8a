import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withFlatPopovers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPopover: {
        defaultProps: {
          elevation: 0,
          anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
          transformOrigin: { vertical: 'top', horizontal: 'center' },
        },
        styleOverrides: {
          paper: ({ theme }) => ({
            padding: theme.spacing(2),
            border: `1px solid ${theme.palette.divider}`,
          }),
        },
      },
    },
  };
}

export default function PopoverTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFlatPopovers(outer), [outer]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open by the theme
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'By the theme' } }}
      >
        A line in place of the shadow
      </Popover>
    </ThemeProvider>
  );
}
