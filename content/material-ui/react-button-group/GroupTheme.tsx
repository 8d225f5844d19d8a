import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withFlatGroups(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButtonGroup: {
        defaultProps: { variant: 'contained', disableElevation: true },
        styleOverrides: {
          grouped: { textTransform: 'none' },
          firstButton: ({ theme }) => ({ borderColor: theme.palette.background.paper }),
          middleButton: ({ theme }) => ({ borderColor: theme.palette.background.paper }),
        },
      },
    },
  };
}

export default function GroupTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFlatGroups(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <ButtonGroup aria-label="Seeds">
        <Button>Sort</Button>
        <Button>Dry</Button>
        <Button>Store</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
