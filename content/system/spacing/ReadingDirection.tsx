import { Box } from '@mui/system';

const rows = [
  { name: 'ml: 4', margin: { ml: 4 } },
  { name: 'marginInlineStart: 4', margin: { marginInlineStart: 4 } },
];

export default function ReadingDirection() {
  return (
    <Box
      sx={{
        '--strip': '#dfe8f7',
        '--ink': '#10264a',
        '--on-ink': '#fff',
        '.mode-dark &': { '--strip': '#1f2c42', '--ink': '#c5d9ff', '--on-ink': '#0d1b33' },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        width: 1,
      }}
    >
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction}>
          {direction === 'ltr' ? 'Left to right' : 'Right to left'}
          <Box dir={direction} sx={{ mt: 1, bgcolor: 'var(--strip)' }}>
            {rows.map(({ name, margin }) => (
              <Box
                key={name}
                sx={{
                  px: 1,
                  py: 0.5,
                  border: '1px solid var(--strip)',
                  bgcolor: 'var(--ink)',
                  color: 'var(--on-ink)',
                  ...margin,
                }}
              >
                <span dir="ltr">{name}</span>
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
