import { forwardRef } from 'react';
import { Box, Stack, type SxProps, type Theme } from '@mui/system';

interface ColonyCardProps {
  name: string;
  frames: number;
  sx?: SxProps<Theme>;
}

const ColonyCard = forwardRef<HTMLDivElement, ColonyCardProps>(function ColonyCard(
  { name, frames, sx = [] },
  ref,
) {
  return (
    <Box
      ref={ref}
      sx={[
        { flex: 1, p: 2, borderRadius: 2, bgcolor: '#fff8e1', color: '#3b2106' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={{ fontWeight: 700 }}>{name}</Box>
      {frames} frames of brood
    </Box>
  );
});

export default function ColonyCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} sx={{ width: 1 }}>
      <ColonyCard name="Orchard" frames={7} />
      <ColonyCard name="Linden" frames={9} sx={{ bgcolor: '#fde9a9', border: 2 }} />
      <ColonyCard name="Heath" frames={4} sx={[{ flex: 2 }, { textAlign: { sm: 'center' } }]} />
    </Stack>
  );
}
