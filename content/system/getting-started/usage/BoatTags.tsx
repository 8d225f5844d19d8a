import { Stack, styled } from '@mui/system';

const states = {
  ready: { background: '#d9f2e3', edge: '#1b6b3a', sign: '●' },
  out: { background: '#d5edf5', edge: '#0b4f6c', sign: '→' },
  repair: { background: '#fbe3d6', edge: '#9a3412', sign: '✕' },
};

interface BoatTagProps {
  state: keyof typeof states;
}

const BoatTag = styled('li')<BoatTagProps>(({ theme, state }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  borderInlineStart: `4px solid ${states[state].edge}`,
  backgroundColor: states[state].background,
  color: '#0c2a36',
  '&::before': { content: `"${states[state].sign}"`, marginInlineEnd: theme.spacing(1) },
}));

export default function BoatTags() {
  return (
    <Stack
      component="ul"
      direction="row"
      flexWrap="wrap"
      gap={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      <BoatTag state="ready">Kittiwake, ready</BoatTag>
      <BoatTag state="out">Heron, out</BoatTag>
      <BoatTag state="repair">Old Otter, in repair</BoatTag>
      <BoatTag state="ready" sx={{ fontStyle: 'italic' }}>
        Guest boat, ready
      </BoatTag>
    </Stack>
  );
}
