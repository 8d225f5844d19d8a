import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    ticket: { paper: '#fdf6e3', ink: '#3b2f1c', stub: '#7a3e12', onStub: '#fff7ea' },
  },
  typography: { label: { fontSize: 12, textTransform: 'uppercase', letterSpacing: 1 } },
});

const facts = [
  ['Platform', '4'],
  ['Coach', '12'],
  ['Seat', '31, window'],
] as const;

export default function FirstLook() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          width: 1,
          maxWidth: 'sm',
          borderRadius: 3,
          overflow: 'hidden',
          bgcolor: 'ticket.paper',
          color: 'ticket.ink',
        }}
      >
        <Box sx={{ p: 3, flexGrow: 1 }}>
          <Box sx={{ typography: 'label' }}>Slow train, scenic line</Box>
          <Box sx={{ fontSize: { xs: 22, sm: 28 }, fontWeight: 700, my: 1 }}>
            Harbor to Highlands
          </Box>
          <Stack direction="row" gap={3} flexWrap="wrap">
            {facts.map(([name, value]) => (
              <div key={name}>
                <Box sx={{ typography: 'label' }}>{name}</Box>
                {value}
              </div>
            ))}
          </Stack>
        </Box>
        <Box
          sx={{
            display: 'grid',
            placeContent: 'center',
            textAlign: 'center',
            p: 3,
            borderInlineStart: { sm: '2px dashed' },
            borderBlockStart: { xs: '2px dashed', sm: 0 },
            bgcolor: 'ticket.stub',
            color: 'ticket.onStub',
          }}
        >
          <Box sx={{ typography: 'label' }}>Departs</Box>
          <Box sx={{ fontSize: 32, fontWeight: 700 }}>9:42</Box>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
