import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Card from '@mui/joy/Card';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function IslandCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card
      variant="outlined"
      sx={{ width: '100%', maxWidth: 300, '&:hover': { borderColor: 'neutral.500' } }}
    >
      <Typography level="title-lg">
        <Link overlay href="#gull-island">
          Gull Island
        </Link>
      </Typography>
      <Typography level="body-sm" textColor="text.secondary">
        40 minutes, three sailings a day
      </Typography>
      <IconButton
        aria-label="Remember Gull Island"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
        sx={{
          position: 'absolute',
          insetBlockStart: '0.75rem',
          insetInlineEnd: '0.75rem',
          zIndex: 1,
        }}
      >
        {saved ? <Bookmark /> : <BookmarkBorder />}
      </IconButton>
    </Card>
  );
}
