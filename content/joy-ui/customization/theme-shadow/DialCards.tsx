import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const dials = [
  { name: 'Wall dial', note: 'Slate, 1.2 m wide' },
  { name: 'Pillar dial', note: 'Sandstone, carved by hand' },
];

export default function DialCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 3,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {dials.map(({ name, note }) => (
        <Card
          key={name}
          sx={{
            boxShadow: 'sm',
            transition: 'box-shadow 0.2s',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            '&:hover, &:focus-within': { boxShadow: 'lg', borderColor: 'neutral.500' },
          }}
        >
          <Typography level="title-md" component="h3">
            <Link overlay href="#lift-a-card" textColor="inherit">
              {name}
            </Link>
          </Typography>
          <Typography level="body-sm">{note}</Typography>
        </Card>
      ))}
    </Box>
  );
}
