import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const studioTheme = extendTheme({
  components: {
    JoyCard: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Card-radius': '20px',
          ...(ownerState.size === 'md' && { '--Card-padding': '1.25rem' }),
        }),
      },
    },
    JoyCardOverflow: { defaultProps: { variant: 'solid', color: 'warning' } },
  },
});

export default function StudioTheme() {
  return (
    <ThemeProvider theme={studioTheme}>
      <Card sx={{ width: '100%', maxWidth: 300 }}>
        <CardContent>
          <Typography level="title-md" component="h3">
            Raku at dusk
          </Typography>
          <Typography level="body-sm">Bring gloves and an apron of cotton.</Typography>
        </CardContent>
        <CardOverflow>
          <CardContent sx={{ fontSize: 'sm' }}>Outdoors, if it does not rain</CardContent>
        </CardOverflow>
      </Card>
    </ThemeProvider>
  );
}
