import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, frFR, jaJP } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const languages = {
  en: { name: 'English', city: 'City', locale: enUS },
  de: { name: 'Deutsch', city: 'Stadt', locale: deDE },
  fr: { name: 'Français', city: 'Ville', locale: frFR },
  ja: { name: '日本語', city: '都市', locale: jaJP },
};
type Language = keyof typeof languages;

export default function LocalizedTable() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<Language>('de');
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(25);
  const theme = React.useMemo(
    () =>
      createTheme(
        { direction: outer.direction, palette: { mode: outer.palette.mode } },
        languages[language].locale,
      ),
    [language, outer.direction, outer.palette.mode],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
        aria-label="Language"
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Stack lang={language} spacing={2} sx={{ color: 'text.primary' }}>
          <Box sx={{ overflowX: 'auto' }}>
            <TablePagination
              component="div"
              count={480}
              page={page}
              rowsPerPage={rowsPerPage}
              onPageChange={(_event, value) => setPage(value)}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
            />
          </Box>
          <Pagination count={4} />
          <Rating defaultValue={3} />
          <Autocomplete
            options={[]}
            renderInput={(params) => <TextField {...params} label={languages[language].city} />}
            sx={{ maxWidth: 240 }}
          />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
