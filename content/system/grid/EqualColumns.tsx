import { Box } from '@mui/system';

const acts = ['First act', 'Second act', 'Third act'];

export default function EqualColumns() {
  return (
    <Box
      sx={{
        '--velvet': '#881337',
        '--on-velvet': '#fff1f2',
        '.mode-dark &': { '--velvet': '#fda4af', '--on-velvet': '#3b0413' },
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 2,
        width: 1,
      }}
    >
      {acts.map((act) => (
        <Box key={act} sx={{ p: 2, bgcolor: 'var(--velvet)', color: 'var(--on-velvet)' }}>
          {act}
        </Box>
      ))}
    </Box>
  );
}
