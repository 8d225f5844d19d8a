import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const counts = [
  { name: 'Hawk moths', count: 4 },
  { name: 'Emeralds', count: 11 },
  { name: 'Footmen', count: 26 },
];

const most = Math.max(...counts.map(({ count }) => count));

const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'tint' })<{ tint: number }>(
  ({ theme, tint }) => ({
    display: 'flex',
    justifyContent: 'space-between',
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.vars.radius.sm,
    color: theme.vars.palette.text.primary,
    backgroundColor: `rgba(${theme.vars.palette.success.mainChannel} / ${tint})`,
  }),
);

export default function TintedCounts() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300 }}>
      {counts.map(({ name, count }) => (
        <Row key={name} tint={(0.4 * count) / most}>
          <span>{name}</span>
          <span>{count}</span>
        </Row>
      ))}
    </Stack>
  );
}
