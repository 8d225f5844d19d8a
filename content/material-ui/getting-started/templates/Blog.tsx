import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sections = ['Sky', 'Instruments', 'Places', 'Letters'];

const posts = [
  {
    id: 'saturn',
    title: 'Saturn’s rings are closing',
    section: 'Sky',
    date: '2023-10-21',
    written: 'October 21, 2023',
    text: 'Every fifteen years we see them from the side, and they vanish for a few nights.',
  },
  {
    id: 'mirror',
    title: 'Cleaning a mirror without fear',
    section: 'Instruments',
    date: '2023-10-14',
    written: 'October 14, 2023',
    text: 'Distilled water, cotton, and the courage to touch it as little as possible.',
  },
  {
    id: 'dark',
    title: 'A list of dark car parks',
    section: 'Places',
    date: '2023-10-02',
    written: 'October 2, 2023',
    text: 'Eleven of them, with the direction in which the sky is darkest.',
  },
];

const archive = ['October 2023', 'September 2023', 'August 2023', 'July 2023'];

export default function Blog() {
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Container maxWidth="lg">
        <Box component="header">
          <Toolbar disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="h5" component="p">
              Blog
            </Typography>
            <Button variant="outlined" size="small" href="#subscribe">
              Subscribe
            </Button>
          </Toolbar>
          <Divider />
          <Stack
            component="nav"
            aria-label="Sections"
            direction="row"
            spacing={3}
            sx={{ py: 1.5, overflowX: 'auto' }}
          >
            {sections.map((section) => (
              <Link
                key={section}
                href={`#${section.toLowerCase()}`}
                color="text.primary"
                underline="hover"
              >
                {section}
              </Link>
            ))}
          </Stack>
        </Box>
        {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
        <Box sx={{ pb: 6 }}>
          <Box
            component="article"
            sx={{
              p: { xs: 3, sm: 6 },
              borderRadius: 2,
              color: '#fff',
              background: 'linear-gradient(160deg, #10163a, #2b2a5c 55%, #6b3f63)',
            }}
          >
            <Typography variant="h3" component="h1" gutterBottom>
              What a full moon hides
            </Typography>
            <Typography sx={{ maxWidth: '34em', mb: 2 }}>
              It drowns the stars, and shows the landscape instead. A case for going out on the
              nights that astronomers skip.
            </Typography>
            <Link href="#full-moon" color="inherit">
              Read about the full moon
            </Link>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' },
              gap: { xs: 3, md: 6 },
              mt: 4,
            }}
          >
            <Stack spacing={2}>
              {posts.map(({ id, title, section, date, written, text }) => (
                <Card key={id} component="article" variant="outlined">
                  <CardContent>
                    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
                      <Chip size="small" label={section} />
                      <Typography
                        variant="body2"
                        color="text.secondary"
                        component="time"
                        dateTime={date}
                      >
                        {written}
                      </Typography>
                    </Stack>
                    <Typography variant="h5" component="h2" gutterBottom>
                      <Link href={`#${id}`} color="inherit" underline="hover">
                        {title}
                      </Link>
                    </Typography>
                    <Typography>{text}</Typography>
                  </CardContent>
                </Card>
              ))}
            </Stack>
            <Box component="aside" aria-label="About and archive">
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 4 }}>
                <Avatar>B</Avatar>
                <Typography variant="body2">
                  Who writes here, and about what, in one or two lines.
                </Typography>
              </Stack>
              <Typography variant="h6" component="h2" gutterBottom>
                Archive
              </Typography>
              <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
                {archive.map((month) => (
                  <Link key={month} href={`#${month.replace(' ', '-').toLowerCase()}`}>
                    {month}
                  </Link>
                ))}
              </Stack>
            </Box>
          </Box>
        </Box>
        <Divider />
        <Typography
          component="footer"
          variant="body2"
          color="text.secondary"
          sx={{ py: 3, textAlign: 'center' }}
        >
          Blog
        </Typography>
      </Container>
    </Box>
  );
}
