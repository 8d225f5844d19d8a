import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const chipTheme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Chip-radius': theme.vars.radius.xs,
          ...(ownerState.variant === 'outlined' && { borderStyle: 'dashed' }),
          ...(ownerState.color === 'danger' && {
            textDecoration: 'line-through',
          }),
        }),
      },
    },
  },
});

export default function BreadChips() {
  return (
    <ThemeProvider theme={chipTheme}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        <Chip color="success">Rye, 14 left</Chip>
        <Chip variant="outlined">Spelt, in the oven</Chip>
        <Chip color="danger">Walnut, sold out</Chip>
      </Stack>
    </ThemeProvider>
  );
}
