import { Stack, styled } from '@mui/system';

const Ticket = styled('li')<{ row: number }>(({ theme, row }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  borderInlineStart: '8px dotted #fdf2f8',
  color: '#fdf2f8',
  backgroundColor: row < 3 ? '#831843' : '#3b2a5c',
  [theme.breakpoints.up('sm')]: { fontSize: 18 },
}));

export default function PuppetTickets() {
  return (
    <Stack component="ul" gap={1} sx={{ width: 1, maxWidth: 420, m: 0, p: 0, listStyle: 'none' }}>
      <Ticket row={1}>Row 1, on the cushions</Ticket>
      <Ticket row={5}>Row 5, on the benches</Ticket>
      <Ticket row={7} sx={{ borderInlineStartStyle: 'double' }}>
        Row 7, with a view of the strings
      </Ticket>
    </Stack>
  );
}
