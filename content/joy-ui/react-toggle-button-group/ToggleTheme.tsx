import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';
import { extendTheme, ThemeProvider, type StyleOverrides, type Theme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface Components {
    JoyToggleButtonGroup?: {
      defaultProps?: Partial<ToggleButtonGroupProps<string>>;
      styleOverrides?: StyleOverrides<'root', object, Theme>;
    };
  }
}

const domeTheme = extendTheme({
  components: {
    JoyToggleButtonGroup: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: ({ theme }) => ({
          '& > button[aria-pressed="true"]': {
            color: theme.vars.palette.primary.solidColor,
            backgroundColor: theme.vars.palette.primary.solidBg,
          },
        }),
      },
    },
  },
});

export default function ToggleTheme() {
  const [season, setSeason] = React.useState('winter');

  return (
    <ThemeProvider theme={domeTheme}>
      <ToggleButtonGroup
        aria-label="Sky of the season"
        value={season}
        onChange={(_event, next) => setSeason(next ?? season)}
      >
        <Button value="summer">Summer</Button>
        <Button value="winter">Winter</Button>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
