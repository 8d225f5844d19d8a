import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme, getContrastRatio, ThemeProvider, useTheme } from '@mui/material/styles';

const colors = ['primary', 'warning', 'info'] as const;

export default function ContrastThreshold() {
  const { direction } = useTheme();
  const [isStrict, setIsStrict] = React.useState(false);
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { contrastThreshold: isStrict ? 4.5 : 3 } }),
    [direction, isStrict],
  );

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch checked={isStrict} onChange={(event) => setIsStrict(event.target.checked)} />
        }
        label="contrastThreshold: 4.5"
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Button</TableCell>
            <TableCell align="right">Contrast</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {colors.map((color) => {
            const { main, contrastText } = theme.palette[color];
            return (
              <TableRow key={color}>
                <TableCell>
                  <ThemeProvider theme={theme}>
                    <Button variant="contained" color={color}>
                      {color}
                    </Button>
                  </ThemeProvider>
                </TableCell>
                <TableCell align="right">
                  {getContrastRatio(main, contrastText).toFixed(1)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Stack>
  );
}
