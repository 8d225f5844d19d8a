import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const steps = [4, 8, 12];

export default function OneStep() {
  const [step, setStep] = React.useState(8);
  const theme = React.useMemo(() => createTheme({ spacing: step }), [step]);
  const id = React.useId();

  return (
    <Box
      sx={{
        '--sheet': '#efe7f6',
        '--ink': '#2a1740',
        '--strong': '#6b2fa0',
        '--on-strong': '#fff',
        '.mode-dark &': {
          '--sheet': '#2c2138',
          '--ink': '#f1e6ff',
          '--strong': '#d3aefc',
          '--on-strong': '#25123a',
        },
        width: 1,
        maxWidth: 420,
      }}
    >
      <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0 }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
          Step of the theme
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {steps.map((value) => (
            <Box
              key={value}
              component="label"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 0.5 }}
            >
              <input
                type="radio"
                name={`${id}-step`}
                checked={step === value}
                onChange={() => setStep(value)}
              />
              {value} pixels
            </Box>
          ))}
        </Box>
      </Box>
      <ThemeProvider theme={theme}>
        <Box sx={{ p: 2, bgcolor: 'var(--sheet)', color: 'var(--ink)' }}>
          Job ticket 88
          <Box sx={{ mt: 1, px: 2, py: 1, bgcolor: 'var(--strong)', color: 'var(--on-strong)' }}>
            200 cards, two colors
          </Box>
          <Box sx={{ mt: 1, px: 2, py: 1, bgcolor: 'var(--strong)', color: 'var(--on-strong)' }}>
            40 posters, one color
          </Box>
        </Box>
      </ThemeProvider>
    </Box>
  );
}
