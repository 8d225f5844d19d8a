import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const tutorials = [
  {
    title: 'Images',
    text: 'Alternatives for pictures that inform, decorate or act.',
    href: 'https://www.w3.org/WAI/tutorials/images/',
  },
  {
    title: 'Tables',
    text: 'Headers for one, two and more directions.',
    href: 'https://www.w3.org/WAI/tutorials/tables/',
  },
];

export default function LinkedCards() {
  return (
    <Box
      component="ul"
      // Safari takes a list without marks for none.
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
        width: 520,
        maxWidth: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {tutorials.map((tutorial) => (
        <Card
          key={tutorial.title}
          component="li"
          variant="outlined"
          sx={{
            position: 'relative',
            '&:hover': { borderColor: 'primary.main' },
            '&:focus-within': { outline: '2px solid' },
          }}
        >
          <CardContent>
            <Typography variant="h6" component="h3" gutterBottom>
              <Link
                href={tutorial.href}
                sx={{ outline: 0, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {tutorial.title}
              </Link>
            </Typography>
            <Typography variant="body2">{tutorial.text}</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
