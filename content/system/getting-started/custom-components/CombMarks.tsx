import { Stack, styled } from '@mui/system';

const CombMark = styled('svg')({ display: 'block', fill: 'currentColor' });

export default function CombMarks() {
  const cell = <polygon points="12,1 22,6.5 22,17.5 12,23 2,17.5 2,6.5" />;

  return (
    <Stack
      direction="row"
      gap={2}
      alignItems="center"
      sx={{ p: 2, borderRadius: 2, bgcolor: '#fff8e1' }}
    >
      <CombMark viewBox="0 0 24 24" aria-hidden sx={{ width: 24, color: '#b45309' }}>
        {cell}
      </CombMark>
      <CombMark
        viewBox="0 0 24 24"
        aria-hidden
        sx={{ width: { xs: 32, sm: 64 }, color: '#92400e' }}
      >
        {cell}
      </CombMark>
      <CombMark
        viewBox="0 0 24 24"
        role="img"
        aria-label="Capped cell"
        sx={{ width: 40, color: '#451a03' }}
      >
        {cell}
      </CombMark>
    </Stack>
  );
}
