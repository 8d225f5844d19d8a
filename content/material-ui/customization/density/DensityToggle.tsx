import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;

const dense: ThemeOptions = {
  spacing: 6,
  components: {
    MuiButton: small,
    MuiTextField: small,
    MuiTable: small,
  },
};

const rows = [
  { plant: 'Basil', liters: 0.3 },
  { plant: 'Rosemary', liters: 0.1 },
  { plant: 'Tomato', liters: 1.5 },
];

export default function DensityToggle() {
  const { direction, palette } = useTheme();
  const [isDense, setIsDense] = React.useState(false);
  const theme = React.useMemo(
    () => createTheme({ ...(isDense ? dense : {}), direction, palette: { mode: palette.mode } }),
    [direction, isDense, palette.mode],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={
          <Switch checked={isDense} onChange={(event) => setIsDense(event.target.checked)} />
        }
        label="Dense theme"
      />
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack direction="row" spacing={2} alignItems="center">
            <TextField label="Plant" fullWidth />
            <Button variant="contained">Add</Button>
          </Stack>
          <Table sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>Plant</TableCell>
                <TableCell align="right">Liters a day</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ plant, liters }) => (
                <TableRow key={plant}>
                  <TableCell>{plant}</TableCell>
                  <TableCell align="right">{liters}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
