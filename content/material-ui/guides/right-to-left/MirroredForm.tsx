import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const texts = {
  ltr: {
    progress: 'Progress',
    name: 'Full name',
    news: 'Send me news',
    volume: 'Volume',
    next: 'Next',
  },
  rtl: {
    progress: 'التقدم',
    name: 'الاسم الكامل',
    news: 'أرسل لي الأخبار',
    volume: 'مستوى الصوت',
    next: 'التالي',
  },
};

export default function MirroredForm() {
  const { palette } = useTheme();
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: palette.mode } }),
    [direction, palette.mode],
  );
  const [caches] = React.useState(() => ({
    ltr: createCache({ key: 'sampleltr' }),
    rtl: createCache({ key: 'samplertl', stylisPlugins: [prefixer, rtlPlugin] }),
  }));
  const text = texts[direction];

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={direction}
        onChange={(_event, value: 'ltr' | 'rtl' | null) => value && setDirection(value)}
        aria-label="Direction"
      >
        <ToggleButton value="ltr">Left to right</ToggleButton>
        <ToggleButton value="rtl">Right to left</ToggleButton>
      </ToggleButtonGroup>
      <CacheProvider value={caches[direction]}>
        <ThemeProvider theme={theme}>
          <Paper
            variant="outlined"
            dir={direction}
            lang={direction === 'rtl' ? 'ar' : 'en'}
            sx={{ boxSizing: 'border-box', p: 2, width: '100%', maxWidth: 320 }}
          >
            <Stack spacing={2} alignItems="flex-start">
              <LinearProgress
                variant="determinate"
                value={40}
                aria-label={text.progress}
                sx={{ width: '100%' }}
              />
              <TextField fullWidth label={text.name} />
              <Slider defaultValue={30} aria-label={text.volume} />
              <FormControlLabel control={<Switch defaultChecked />} label={text.news} />
              <Button
                variant="contained"
                endIcon={
                  <ArrowForwardIcon
                    sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
                  />
                }
              >
                {text.next}
              </Button>
            </Stack>
          </Paper>
        </ThemeProvider>
      </CacheProvider>
    </Stack>
  );
}
