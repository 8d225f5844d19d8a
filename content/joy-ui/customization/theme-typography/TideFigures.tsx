import Stack from '@mui/joy/Stack';
import { extendTheme, styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InTheme } from './inTheme';

declare module '@mui/joy/styles' {
  interface FontSizeOverrides {
    xl5: true;
  }
  interface TypographySystemOverrides {
    figure: true;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'gauge',
  fontSize: { xl5: '3rem' },
  typography: {
    figure: {
      fontFamily: 'var(--gauge-fontFamily-code)',
      fontSize: 'var(--gauge-fontSize-xl5)',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.1,
      color: 'var(--gauge-palette-text-primary)',
    },
  },
  components: { JoyTypography: { defaultProps: { levelMapping: { figure: 'p' } } } },
});

const Clock = styled('time')(({ theme: current }) => current.typography.figure);

export default function TideFigures() {
  return (
    <InTheme theme={theme}>
      <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
        <div>
          <Typography level="title-sm">Highest</Typography>
          <Typography level="figure">5.8 m</Typography>
        </div>
        <div>
          <Typography level="title-sm">Expected</Typography>
          <Clock>18:42</Clock>
        </div>
      </Stack>
    </InTheme>
  );
}
