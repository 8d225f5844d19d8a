import Box from '@mui/material/Box';

const herbs = ['Basil', 'Chives', 'Dill', 'Lovage', 'Mint', 'Sorrel', 'Tarragon'];

export default function AsManyAsFit() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        '& > li': { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {herbs.map((herb) => (
        <li key={herb}>{herb}</li>
      ))}
    </Box>
  );
}
