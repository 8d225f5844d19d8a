import { createTheme, Stack, styled, ThemeProvider } from '@mui/system';

interface OwnerState {
  taken: boolean;
}

const Seat = styled('li', {
  name: 'PuppetSeat',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: OwnerState }, styles) => [
    styles.root,
    ownerState.taken && styles.taken,
  ],
})<{ ownerState: OwnerState }>({
  padding: '8px 14px',
  border: '2px solid #7c3aed',
  borderRadius: 6,
  color: '#2e1065',
  backgroundColor: '#f5f3ff',
});

const festival = createTheme({
  components: {
    PuppetSeat: {
      styleOverrides: {
        root: { borderRadius: '14px 14px 4px 4px' },
        taken: { borderStyle: 'dashed', backgroundColor: '#ddd6fe' },
      },
    },
  },
});

function Row({ label, taken }: { label: string; taken: number[] }) {
  return (
    <Stack
      component="ul"
      aria-label={label}
      direction="row"
      flexWrap="wrap"
      gap={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {[1, 2, 3, 4].map((seat) => (
        <Seat key={seat} ownerState={{ taken: taken.includes(seat) }}>
          {seat}
          {taken.includes(seat) ? ', taken' : ''}
        </Seat>
      ))}
    </Stack>
  );
}

export default function SeatPlan() {
  return (
    <Stack gap={2}>
      <Row label="On weekdays" taken={[2]} />
      <ThemeProvider theme={festival}>
        <Row label="At the festival" taken={[1, 2, 4]} />
      </ThemeProvider>
    </Stack>
  );
}
