import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

interface Clay {
  id: number;
  clay: string;
  bags: number;
}

const columns: GridColDef<Clay>[] = [
  { field: 'clay', headerName: 'Clay', minWidth: 120, flex: 1 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
];

const rows: Clay[] = [
  { id: 1, clay: 'Stoneware', bags: 14 },
  { id: 2, clay: 'Porcelain', bags: 3 },
];

function withPlainGrids(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDataGrid: {
        defaultProps: { density: 'compact', disableColumnMenu: true, hideFooter: true },
        styleOverrides: {
          root: ({ theme }) => ({
            border: 0,
            [`& .${gridClasses.row}:hover`]: { backgroundColor: theme.palette.action.selected },
          }),
          columnHeaders: ({ theme }) => ({ backgroundColor: theme.palette.action.hover }),
          cell: { fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  };
}

export default function GridsOfTheTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPlainGrids(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box role="group" aria-label="Clay in stock" sx={{ width: '100%', height: 112 }}>
        <DataGrid rows={rows} columns={columns} experimentalFeatures={{ ariaV7: true }} />
      </Box>
    </ThemeProvider>
  );
}
