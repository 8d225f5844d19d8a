import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const notices = [
  { title: 'Ladder', text: 'To lend, four meters.' },
  {
    title: 'Bees',
    text: 'A swarm hangs in the pear tree by the gate. It will be fetched this evening. Please keep children and dogs away from it until then.',
  },
  { title: 'Water', text: 'Off on Tuesday.' },
  {
    title: 'Seeds',
    text: 'Runner beans, dill and a bag of something that had no label. Take what you want.',
  },
  { title: 'Meeting', text: 'Friday at six.' },
];

const isLong = (text: string) => text.length > 40;

export default function NoticeBoard() {
  const [open, setOpen] = React.useState('');

  return (
    <Box sx={{ width: 460, maxWidth: '100%', minHeight: 400 }}>
      <Masonry
        role="list"
        columns={2}
        spacing={1.5}
        defaultColumns={2}
        defaultSpacing={1.5}
        defaultHeight={321}
        aria-label="Notices"
      >
        {notices.map(({ title, text }) => (
          <Card key={title} role="listitem" variant="outlined">
            <CardContent sx={{ pb: 0 }}>
              <Typography variant="subtitle1" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" noWrap={isLong(text) && open !== title}>
                {text}
              </Typography>
            </CardContent>
            {isLong(text) && (
              <CardActions>
                <Button
                  size="small"
                  aria-expanded={open === title}
                  aria-label={open === title ? `Less about ${title}` : `More about ${title}`}
                  onClick={() => setOpen(open === title ? '' : title)}
                >
                  {open === title ? 'Less' : 'More'}
                </Button>
              </CardActions>
            )}
          </Card>
        ))}
      </Masonry>
    </Box>
  );
}
