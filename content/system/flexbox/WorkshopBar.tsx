import { Box } from '@mui/system';

const pages = ['Repairs', 'Used bikes', 'Courses'];

export default function WorkshopBar() {
  return (
    <Box
      component="nav"
      aria-label="Workshop"
      sx={{
        '--bar': '#7c2d12',
        '--on-bar': '#fff7ed',
        '.mode-dark &': { '--bar': '#43210f', '--on-bar': '#ffedd5' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        boxSizing: 'border-box',
        width: 1,
        p: 2,
        bgcolor: 'var(--bar)',
        '& a': { color: 'var(--on-bar)' },
        '& a:focus-visible': { outline: '2px solid var(--on-bar)', outlineOffset: 2 },
      }}
    >
      {pages.map((page) => (
        <a key={page} href="#workshop">
          {page}
        </a>
      ))}
      <Box component="a" href="#workshop" sx={{ marginInlineStart: 'auto', fontWeight: 700 }}>
        Sign in
      </Box>
    </Box>
  );
}
