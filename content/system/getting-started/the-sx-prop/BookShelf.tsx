import { Box } from '@mui/system';

const books = [
  'Atlas of Knots',
  'Marbling',
  'Wood Type',
  'Glue and Paste',
  'Vellum',
  'The Sewing Frame',
];

export default function BookShelf() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        gap: { xs: 1, sm: 2 },
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {books.map((book) => (
        <Box
          key={book}
          component="li"
          sx={{
            px: 2,
            py: { xs: 1, sm: 4 },
            textAlign: { sm: 'center' },
            borderRadius: 1,
            bgcolor: '#1e4d4a',
            color: '#f2fbf8',
          }}
        >
          {book}
        </Box>
      ))}
    </Box>
  );
}
