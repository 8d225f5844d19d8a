import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pictures = [
  { id: 'first-light', name: 'First light', place: 'Coast', colors: '#f3c892, #a3485a, #27274a' },
  { id: 'noon', name: 'Noon', place: 'Hills', colors: '#eaf4f8, #79b4d6, #2f6f4f' },
  { id: 'storm', name: 'Before the storm', place: 'Coast', colors: '#39424e, #6d7b86, #b9c2c4' },
  { id: 'mill', name: 'The mill', place: 'Village', colors: '#f7e9c3, #c08a4a, #5a3b24' },
  { id: 'dusk', name: 'Dusk', place: 'Hills', colors: '#463a66, #a35d7a, #f0a868' },
  { id: 'lamps', name: 'Lamps', place: 'Village', colors: '#0c1020, #2b2f52, #e2a64a' },
];
const places = ['All', 'Coast', 'Hills', 'Village'];

/** Stands for a photograph. In an application: CardMedia with component="img" and an alternative text. */
function Picture({ colors, height }: { colors: string; height: number }) {
  const background = `linear-gradient(170deg, ${colors})`;
  return <Box component="span" aria-hidden sx={{ display: 'block', height, background }} />;
}

export default function Album() {
  const [place, setPlace] = React.useState('All');
  // The picture stays while the dialog fades out.
  const [chosenId, setChosenId] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const shown = pictures.filter((picture) => place === 'All' || picture.place === place);
  const chosen = pictures.find(({ id }) => id === chosenId);

  const handleOpen = (id: string) => {
    setChosenId(id);
    setOpen(true);
  };

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Summer on foot
          </Typography>
          <Button color="inherit" href="#share">
            Share
          </Button>
        </Toolbar>
      </AppBar>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 6 } }}>
        <Typography variant="h3" component="h1" gutterBottom>
          Six days in June
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '40em', mb: 3 }}>
          One picture a day, between the coast and the hills behind it.
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          role="group"
          aria-label="Place"
          sx={{ flexWrap: 'wrap', mb: 3 }}
        >
          {places.map((name) => (
            <Chip
              key={name}
              label={name}
              color={name === place ? 'primary' : 'default'}
              aria-pressed={name === place}
              onClick={() => setPlace(name)}
            />
          ))}
        </Stack>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            gap: 2,
            p: 0,
            m: 0,
            listStyle: 'none',
          }}
        >
          {shown.map(({ id, name, place: where, colors }) => (
            <Card key={id} component="li" variant="outlined">
              <CardActionArea onClick={() => handleOpen(id)}>
                <Picture colors={colors} height={180} />
                <CardContent component="span" sx={{ display: 'block' }}>
                  <Typography variant="h6" component="span" display="block">
                    {name}
                  </Typography>
                  <Typography component="span" color="text.secondary">
                    {where}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          ))}
        </Box>
      </Container>
      <Dialog
        fullWidth
        maxWidth="md"
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId} sx={{ pr: 7 }}>
          {chosen?.name}
        </DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>{chosen && <Picture colors={chosen.colors} height={320} />}</DialogContent>
      </Dialog>
    </Box>
  );
}
