import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, deDE, elGR, nlNL, type GridColDef } from '@mui/x-data-grid';

interface Stamp {
  id: number;
  sheet: string;
  year: string;
}

const rows: Stamp[] = [
  { id: 1, sheet: 'A 12', year: '1934' },
  { id: 2, sheet: 'A 40', year: '1951' },
  { id: 3, sheet: 'C 07', year: '1968' },
];

const languages = {
  nl: { locale: nlNL, stamps: 'Postzegels', sheet: 'Vel', year: 'Jaar' },
  de: { locale: deDE, stamps: 'Briefmarken', sheet: 'Bogen', year: 'Jahr' },
  el: { locale: elGR, stamps: 'Γραμματόσημα', sheet: 'Φύλλο', year: 'Έτος' },
};
type Language = keyof typeof languages;

export default function ChooseTheLanguage() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<Language>('nl');
  const words = languages[language];
  const theme = React.useMemo(
    () => ({ ...outer, components: { ...outer.components, ...words.locale.components } }),
    [outer, words],
  );
  const columns = React.useMemo<GridColDef<Stamp>[]>(
    () => [
      { field: 'sheet', headerName: words.sheet, flex: 1, minWidth: 100 },
      { field: 'year', headerName: words.year, flex: 1, minWidth: 100 },
    ],
    [words],
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
        <ToggleButton value="nl">Nederlands</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="el">Ελληνικά</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box role="group" aria-label={words.stamps} lang={language} sx={{ height: 267 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            checkboxSelection
            slotProps={{ basePopper: { lang: language } }}
            experimentalFeatures={{ ariaV7: true }}
          />
        </Box>
      </ThemeProvider>
    </Stack>
  );
}
