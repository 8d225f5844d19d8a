import * as React from 'react';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { glaze } from './glaze';

const glazes = [
  { name: 'Moss', picture: glaze('#5d7440', '#d8cdb4'), text: 'Matt, breaks to brown on edges' },
  { name: 'Tenmoku', picture: glaze('#2b1d17', '#8d5a35'), text: 'Glossy and nearly black' },
  { name: 'Plum', picture: glaze('#5c3350', '#c7b2b9'), text: 'Violet where the kiln was hot' },
];

export default function GlazeShelf() {
  const [kept, setKept] = React.useState<readonly string[]>(['Moss']);

  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 560,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {glazes.map(({ name, picture, text }) => {
        const isKept = kept.includes(name);
        return (
          <Card
            key={name}
            component="li"
            size="sm"
            sx={{ '&:hover': { borderColor: 'neutral.500', boxShadow: 'sm' } }}
          >
            <CardOverflow>
              <AspectRatio ratio="4/3">
                <img src={picture} alt="" />
              </AspectRatio>
              <IconButton
                size="sm"
                variant="soft"
                aria-label={`Keep ${name}`}
                aria-pressed={isKept}
                onClick={() =>
                  setKept(isKept ? kept.filter((other) => other !== name) : [...kept, name])
                }
                sx={{ position: 'absolute', zIndex: 2, top: 8, insetInlineEnd: 8 }}
              >
                {isKept ? <Favorite /> : <FavoriteBorder />}
              </IconButton>
            </CardOverflow>
            <CardContent>
              <Typography level="title-sm" component="h3">
                <Link overlay textColor="inherit" underline="none" href={`#${name.toLowerCase()}`}>
                  {name}
                </Link>
              </Typography>
              <Typography level="body-xs">{text}</Typography>
            </CardContent>
          </Card>
        );
      })}
    </Box>
  );
}
