import { Box } from '@mui/system';

const song = `Come down, come down,
   the evening is ours,
the boats are tied to the stone.
   Nobody rows alone.`;

const examples = [
  { name: 'nothing set', look: {} },
  { name: "whiteSpace: 'pre-line'", look: { whiteSpace: 'pre-line' } },
  { name: "whiteSpace: 'pre-wrap'", look: { whiteSpace: 'pre-wrap' } },
  {
    name: 'one line, cut',
    look: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
];

export default function SongText() {
  return (
    <Box
      sx={{
        '--page': '#f5f0ff',
        '--ink': '#2e1065',
        '.mode-dark &': { '--page': '#2b2340', '--ink': '#ede9fe' },
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        gap: 2,
        width: 1,
      }}
    >
      {examples.map(({ name, look }) => (
        <Box key={name} sx={{ minWidth: 0, p: 2, bgcolor: 'var(--page)', color: 'var(--ink)' }}>
          <Box sx={{ mb: 1, fontFamily: 'monospace' }}>{name}</Box>
          <Box sx={look}>{song}</Box>
        </Box>
      ))}
    </Box>
  );
}
