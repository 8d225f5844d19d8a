import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const scores = [
  { shelf: 'A4', title: 'Harvest dances', detail: 'Parts for 42 players, second flute missing' },
  { shelf: 'B1', title: 'Lullaby for strings', detail: 'Parts for 24 players' },
  { shelf: 'C9', title: 'March of the millers', detail: 'Score only, parts are out' },
];

export default function TwoLineScores() {
  return (
    <List
      aria-label="New in the library"
      sx={{ width: '100%', maxWidth: 360, '--ListItemDecorator-size': '3.5rem' }}
    >
      {scores.map((score, index) => (
        <React.Fragment key={score.shelf}>
          {index > 0 && <ListDivider inset="startContent" aria-hidden />}
          <ListItem>
            <ListItemDecorator sx={{ alignSelf: 'flex-start' }}>
              <Avatar variant="soft" size="sm">
                {score.shelf}
              </Avatar>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm" component="div">
                {score.title}
              </Typography>
              <Typography level="body-sm">{score.detail}</Typography>
            </ListItemContent>
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
