import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withHouseTabs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTabs: {
        styleOverrides: {
          indicator: { height: 4, borderRadius: '4px 4px 0 0' },
        },
      },
      MuiTab: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            textTransform: 'none',
            fontSize: '1rem',
            '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -4 },
          },
        },
      },
    },
  };
}

export default function TabsHouseStyle() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseTabs(outer), [outer]);
  const [value, setValue] = React.useState(0);

  return (
    <ThemeProvider theme={theme}>
      <Tabs aria-label="Library" value={value} onChange={(_event, next: number) => setValue(next)}>
        <Tab label="On loan" />
        <Tab label="Reserved" />
      </Tabs>
    </ThemeProvider>
  );
}
