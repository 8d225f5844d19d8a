import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { frFR as coreFrFR } from '@mui/material/locale';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, frFR as gridFrFR, type GridColDef } from '@mui/x-data-grid';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { frFR as pickersFrFR } from '@mui/x-date-pickers/locales';

interface Fair {
  id: number;
  place: string;
  tables: number;
}

const columns: GridColDef<Fair>[] = [
  { field: 'place', headerName: 'Lieu', flex: 1, minWidth: 120 },
  { field: 'tables', headerName: 'Tables', type: 'number', width: 100 },
];

const rows: Fair[] = [
  { id: 1, place: 'Gymnase', tables: 40 },
  { id: 2, place: 'Halle au blé', tables: 65 },
];

const french = { lang: 'fr' };

export default function OneThemeForAll() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => ({
      ...outer,
      components: {
        ...outer.components,
        ...coreFrFR.components,
        ...gridFrFR.components,
        ...pickersFrFR.components,
      },
    }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <Stack spacing={2} lang="fr" sx={{ width: '100%' }}>
          <DatePicker
            label="Jour de la bourse"
            defaultValue={dayjs('2024-06-12')}
            slotProps={{ popper: french, dialog: french }}
          />
          <Box role="group" aria-label="Bourses aux timbres" sx={{ height: 215 }}>
            <DataGrid
              rows={rows}
              columns={columns}
              slotProps={{ basePopper: french }}
              experimentalFeatures={{ ariaV7: true }}
            />
          </Box>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
