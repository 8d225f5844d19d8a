import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const railTheme = extendTheme({
  components: {
    JoyButtonGroup: {
      defaultProps: { variant: 'soft', color: 'primary' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--ButtonGroup-radius': '1.5rem',
          ...(ownerState.orientation === 'horizontal' && {
            '& > [data-first-child]:not(:only-child)': {
              borderRadius: 0,
              borderStartStartRadius: 'var(--ButtonGroup-radius)',
              borderEndStartRadius: 'var(--ButtonGroup-radius)',
            },
            '& > [data-last-child]:not(:only-child)': {
              borderRadius: 0,
              borderStartEndRadius: 'var(--ButtonGroup-radius)',
              borderEndEndRadius: 'var(--ButtonGroup-radius)',
            },
          }),
        }),
      },
    },
  },
});

export default function GroupTheme() {
  return (
    <ThemeProvider theme={railTheme}>
      <ButtonGroup aria-label="Timetable">
        <Button>Earlier</Button>
        <Button>Now</Button>
        <Button>Later</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
