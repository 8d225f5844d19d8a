import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const cellarTheme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined', size: 'lg' },
      styleOverrides: {
        root: ({ theme }) => ({
          '--Chip-radius': theme.vars.radius.sm,
          borderColor: 'currentColor',
        }),
        action: ({ ownerState }) => ({
          borderColor: 'currentColor',
          ...(ownerState.variant === 'outlined' && { borderStyle: 'dashed' }),
        }),
      },
    },
  },
});

export default function ChipTheme() {
  return (
    <ThemeProvider theme={cellarTheme}>
      <Stack direction="row" spacing={1.5} useFlexGap flexWrap="wrap">
        <Chip>Batch 41</Chip>
        <Chip color="success">Ripe</Chip>
        <Chip
          color="primary"
          slotProps={{ action: { component: 'a', href: '#change-every-chip' } }}
        >
          Shelf 12
        </Chip>
      </Stack>
    </ThemeProvider>
  );
}
