import Box from '@mui/material/Box';
import { caES } from '@mui/material/locale';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

interface Stamp {
  id: number;
  picture: string;
  year: string;
}

const columns: GridColDef<Stamp>[] = [
  { field: 'picture', headerName: 'Motiu', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Any', width: 100 },
];

const rows: Stamp[] = [
  { id: 1, picture: 'Far', year: '1961' },
  { id: 2, picture: 'Molí de vent', year: '1973' },
];

const catalan: Partial<GridLocaleText> = {
  columnMenuLabel: 'Menú',
  columnMenuSortAsc: 'Ordena de manera ascendent',
  columnMenuSortDesc: 'Ordena de manera descendent',
  columnMenuUnsort: 'Treu l’ordre',
  columnHeaderSortIconLabel: 'Ordena',
  footerRowSelected: (count) =>
    count === 1 ? '1 fila seleccionada' : `${count} files seleccionades`,
  MuiTablePagination: {
    ...caES.components?.MuiTablePagination?.defaultProps,
    labelDisplayedRows: ({ from, to, count }) => `${from}–${to} de ${count}`,
    getItemAriaLabel: (type) => (type === 'next' ? 'Pàgina següent' : 'Pàgina anterior'),
  },
};

export default function CatalanGrid() {
  return (
    <Box role="group" aria-label="Segells" lang="ca" sx={{ width: '100%', height: 215 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={catalan}
        disableColumnFilter
        disableColumnSelector
        slotProps={{ basePopper: { lang: 'ca' } }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
