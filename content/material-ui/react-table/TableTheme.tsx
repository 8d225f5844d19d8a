import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withPlainTables(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontVariantNumeric: 'tabular-nums' },
          head: ({ theme }) => ({ color: theme.palette.text.secondary, borderBottomWidth: 2 }),
        },
      },
    },
  };
}

export default function TableTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPlainTables(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Table aria-label="Tide" sx={{ maxWidth: 320 }}>
        <TableHead>
          <TableRow>
            <TableCell>High water</TableCell>
            <TableCell align="right">Level (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>03:11</TableCell>
            <TableCell align="right">211</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>15:38</TableCell>
            <TableCell align="right">198</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>
  );
}
