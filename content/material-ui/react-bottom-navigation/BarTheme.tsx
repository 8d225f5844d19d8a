import * as React from 'react';
import LibraryMusicOutlinedIcon from '@mui/icons-material/LibraryMusicOutlined';
import RadioOutlinedIcon from '@mui/icons-material/RadioOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withTallBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBottomNavigation: {
        defaultProps: { showLabels: true },
        styleOverrides: {
          root: ({ theme }) => ({ height: 72, borderTop: `1px solid ${theme.palette.divider}` }),
        },
      },
      MuiBottomNavigationAction: {
        styleOverrides: { label: { '&.Mui-selected': { fontWeight: 700 } } },
      },
    },
  };
}

export default function BarTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withTallBars(outer), [outer]);
  const [place, setPlace] = React.useState(0);

  return (
    <ThemeProvider theme={theme}>
      <BottomNavigation
        component="nav"
        aria-label="Music"
        value={place}
        onChange={(_event, next: number) => setPlace(next)}
        sx={{ width: 320 }}
      >
        <BottomNavigationAction
          label="Library"
          icon={<LibraryMusicOutlinedIcon />}
          aria-current={place === 0 ? 'page' : undefined}
        />
        <BottomNavigationAction
          label="Radio"
          icon={<RadioOutlinedIcon />}
          aria-current={place === 1 ? 'page' : undefined}
        />
      </BottomNavigation>
    </ThemeProvider>
  );
}
