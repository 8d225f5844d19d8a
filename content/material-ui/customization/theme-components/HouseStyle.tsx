import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';

const houseStyle: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 99, paddingInline: 20, textTransform: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 16 } },
  },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        minHeight: 40,
        borderRadius: 99,
        '&.Mui-selected': {
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.action.selected,
        },
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: -2,
        },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: { root: { minHeight: 40 }, indicator: { display: 'none' } },
  },
};

export default function HouseStyle() {
  const { direction, palette } = useTheme();
  const [tab, setTab] = React.useState('room');
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: palette.mode }, components: houseStyle }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ width: '100%', maxWidth: 360 }}>
        <CardContent>
          <Stack spacing={2}>
            <Tabs
              value={tab}
              onChange={(_event, value: string) => setTab(value)}
              aria-label="What to book"
            >
              <Tab value="room" label="Room" />
              <Tab value="table" label="Table" />
            </Tabs>
            <TextField label="Name" size="small" />
            <TextField
              select
              label="Guests"
              size="small"
              defaultValue={2}
              InputLabelProps={{ shrink: true }}
            >
              <MenuItem value={1}>One</MenuItem>
              <MenuItem value={2}>Two</MenuItem>
              <MenuItem value={4}>Four</MenuItem>
            </TextField>
          </Stack>
        </CardContent>
        <CardActions sx={{ p: 2, pt: 0 }}>
          <Button variant="contained">Book the {tab}</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
