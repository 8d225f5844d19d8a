import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES, fiFI, jaJP } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/fi';
import 'dayjs/locale/ja';

const texts = { es: esES, fi: fiFI, ja: jaJP };
type Language = keyof typeof texts;

const names: Readonly<Record<Language, string>> = { es: 'Español', fi: 'Suomi', ja: '日本語' };
const languages: readonly Language[] = ['es', 'fi', 'ja'];

export default function LighthouseLanguages() {
  const [language, setLanguage] = React.useState<Language>('fi');

  return (
    <Stack alignItems="center" spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
        aria-label="Language"
      >
        {languages.map((value) => (
          <ToggleButton key={value} value={value} lang={value} sx={{ textTransform: 'none' }}>
            {names[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        key={language}
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={texts[language].components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <Box lang={language}>
          <StaticDatePicker defaultValue={dayjs('2024-06-12')} disableHighlightToday />
        </Box>
      </LocalizationProvider>
    </Stack>
  );
}
