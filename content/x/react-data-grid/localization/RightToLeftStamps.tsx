import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { arSD, DataGrid, type GridColDef } from '@mui/x-data-grid';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface Stamp {
  id: number;
  picture: string;
  country: string;
  year: string;
}

const columns: GridColDef<Stamp>[] = [
  { field: 'picture', headerName: 'الصورة', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'البلد', width: 110 },
  { field: 'year', headerName: 'السنة', width: 100 },
];

const rows: Stamp[] = [
  { id: 1, picture: 'سفينة', country: 'تونس', year: '1957' },
  { id: 2, picture: 'نخلة', country: 'عمان', year: '1972' },
  { id: 3, picture: 'صقر', country: 'الأردن', year: '1964' },
];

const cache = createCache({ key: 'stampsrtl', stylisPlugins: [prefixer, rtlPlugin] });

export default function RightToLeftStamps() {
  const outer = useTheme();
  const theme = React.useMemo<Theme>(
    () => ({
      ...outer,
      direction: 'rtl',
      components: { ...outer.components, ...arSD.components },
    }),
    [outer],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box
          role="group"
          aria-label="طوابع"
          dir="rtl"
          lang="ar"
          sx={{ width: '100%', height: 267 }}
        >
          <DataGrid
            rows={rows}
            columns={columns}
            slotProps={{ basePopper: { dir: 'rtl', lang: 'ar' } }}
            experimentalFeatures={{ ariaV7: true }}
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
