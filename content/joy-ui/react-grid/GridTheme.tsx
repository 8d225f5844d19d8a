import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const millTheme = extendTheme({
  components: {
    JoyGrid: { defaultProps: { columns: 6, spacing: 1 } },
  },
});

export default function GridTheme() {
  return (
    <ThemeProvider theme={millTheme}>
      <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
        <Grid container>
          {['Sails', 'Brake', 'Sack hoist'].map((part) => (
            <Grid key={part} xs={2}>
              <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm', fontSize: 'sm' }}>
                {part}
              </Sheet>
            </Grid>
          ))}
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
