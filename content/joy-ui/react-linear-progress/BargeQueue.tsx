import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const barges = [
  { name: 'Gray Heron', cargo: 'gravel', loaded: 90, capacity: 90 },
  { name: 'Slow Anna', cargo: 'rye', loaded: 52, capacity: 80 },
  { name: 'Second Wind', cargo: 'bricks', loaded: 9, capacity: 60 },
];

export default function BargeQueue() {
  const id = React.useId();

  return (
    <List
      aria-label="Barges at the quay"
      sx={{ width: '100%', maxWidth: 360, '--ListItem-paddingX': '0px' }}
    >
      {barges.map(({ name, cargo, loaded, capacity }, index) => (
        <ListItem
          key={name}
          sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 0.5, mb: 1 }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box id={`${id}-${index}`}>
              {name}, {cargo}
            </Box>
            <Box aria-hidden sx={{ whiteSpace: 'nowrap' }}>
              {loaded === capacity ? 'Full' : `${loaded} of ${capacity} t`}
            </Box>
          </Box>
          <LinearProgress
            determinate
            variant="outlined"
            color={loaded === capacity ? 'success' : 'primary'}
            value={(loaded / capacity) * 100}
            aria-labelledby={`${id}-${index}`}
            aria-valuetext={loaded === capacity ? 'Full' : `${loaded} of ${capacity} metric tons`}
            sx={{ flex: 'none', borderColor: 'neutral.500' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
