import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withPlainToggles(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiToggleButtonGroup: {
        defaultProps: { size: 'small', color: 'secondary' },
        styleOverrides: {
          // The group draws the borders between its buttons with selectors as strong as this one.
          grouped: { '&.Mui-selected': { borderColor: 'currentcolor', zIndex: 1 } },
        },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: { textTransform: 'none' },
        },
      },
    },
  };
}

export default function ToggleTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPlainToggles(outer), [outer]);
  const [frame, setFrame] = React.useState('none');

  return (
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup
        exclusive
        value={frame}
        onChange={(_event, value: string | null) => setFrame(value ?? frame)}
        aria-label="Frame"
      >
        <ToggleButton value="none">No frame</ToggleButton>
        <ToggleButton value="wood">Wood</ToggleButton>
        <ToggleButton value="metal">Metal</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
