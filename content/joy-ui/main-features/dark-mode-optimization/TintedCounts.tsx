import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const counts = [
  { name: 'Hawk moths', count: 4 },
  { name: 'Emeralds', count: 11 },
  { name: 'Footmen', count: 26 },
];

const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(
  ({ theme, share }) => ({
    display: 'flex',
    justifyContent: 'space-between',
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.vars.radius.sm,
    color: theme.vars.palette.text.primary,
    backgroundColor: `rgba(${theme.vars.palette.success.mainChannel} / ${share})`,
  }),
);

export default function TintedCounts() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300 }}>
      {counts.map(({ name, count }) => (
        <Row key={name} share={count / 65}>
          <span>{name}</span>
          <span>{count}</span>
        </Row>
      ))}
    </Stack>
  );
}
