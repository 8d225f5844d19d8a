import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function BasicList() {
  const titleId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={titleId} level="title-md" component="h3">
        On the stands tonight
      </Typography>
      <List aria-labelledby={titleId} sx={{ '--ListItem-paddingX': '0px' }}>
        <ListItem>Overture in D</ListItem>
        <ListItem>Concerto for two bassoons</ListItem>
        <ListItem>Night songs, second suite</ListItem>
      </List>
    </Box>
  );
}
