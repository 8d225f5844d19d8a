import { Box } from '@mui/system';

const proofs = [
  { title: 'Almanac of small weather, with all its footnotes', pages: 212 },
  { title: 'Letters to a lighthouse', pages: 48 },
  { title: 'Ink', pages: 8 },
];

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export default function ProofList() {
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        maxWidth: 360,
        boxSizing: 'border-box',
        m: 0,
        p: 2,
        listStyle: 'none',
        bgcolor: '#fbf7ef',
        color: '#1c1917',
      }}
    >
      {proofs.map(({ title, pages }) => (
        <Box key={title} component="li" sx={{ display: 'flex', gap: 2, py: 0.5 }}>
          <Box sx={{ ...oneLine, flex: 1, fontWeight: 600 }}>{title}</Box>
          <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{pages} p.</Box>
        </Box>
      ))}
    </Box>
  );
}
