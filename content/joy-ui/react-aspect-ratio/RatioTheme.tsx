import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import { view } from './view';

const railwayTheme = extendTheme({
  components: {
    JoyAspectRatio: {
      defaultProps: { ratio: '4 / 3', variant: 'outlined' },
      styleOverrides: {
        root: { '--AspectRatio-radius': '4px 24px' },
        content: ({ theme }) => ({ borderColor: theme.vars.palette.neutral[500] }),
      },
    },
  },
});

export default function RatioTheme() {
  return (
    <ThemeProvider theme={railwayTheme}>
      <Box sx={{ width: '100%', maxWidth: 420, display: 'flex', gap: 2 }}>
        <AspectRatio sx={{ flex: 1 }}>
          <img src={view('#a8cbe8', '#3f6b4a')} alt="" />
        </AspectRatio>
        <AspectRatio sx={{ flex: 1 }}>
          <div>Picture follows</div>
        </AspectRatio>
      </Box>
    </ThemeProvider>
  );
}
