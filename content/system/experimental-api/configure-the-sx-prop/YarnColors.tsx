import { Box, createTheme, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { yarn: { madder: '#a8322a', weld: '#8a6a00', woad: '#2b4d86' }, linen: '#fbf6ea' },
  unstable_sxConfig: {
    stroke: { themeKey: 'palette' },
    outlineColor: { themeKey: 'palette' },
    borderBlockEndColor: { themeKey: 'palette' },
  },
});

const Thread = styled('svg')({ width: '100%', fill: 'none', strokeWidth: 6 });

export default function YarnColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          width: 1,
          maxWidth: 360,
          boxSizing: 'border-box',
          p: 2,
          bgcolor: 'linen',
          color: '#2a2118',
          borderBlockEnd: '4px solid',
          borderBlockEndColor: 'yarn.madder',
          outline: '2px dashed',
          outlineColor: 'yarn.woad',
          outlineOffset: -8,
        }}
      >
        <Thread viewBox="0 -6 300 36" aria-hidden sx={{ stroke: 'yarn.weld' }}>
          <path d="M4 12 Q 40 -8 76 12 T 148 12 T 220 12 T 292 12" />
        </Thread>
        Dyed with weld, madder and woad
      </Box>
    </ThemeProvider>
  );
}
