import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withFlatGroups}>
      <ButtonGroup aria-label="Seeds">
        <Button>Sort</Button>
        <Button>Dry</Button>
        <Button>Store</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
