import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const players = { Strings: 31, Woodwinds: 9, Brass: 10, Percussion: 3 };
type Section = keyof typeof players;
const sections: Section[] = ['Strings', 'Woodwinds', 'Brass', 'Percussion'];

export default function OrchestraRow() {
  const [section, setSection] = React.useState<Section>('Strings');

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 480 }}>
      <List
        orientation="horizontal"
        wrap
        aria-label="Sections"
        sx={{ '--List-gap': '8px', '--ListItem-radius': '20px' }}
      >
        {sections.map((name) => (
          <ListItem key={name}>
            <ListItemButton
              component="button"
              variant={name === section ? 'solid' : 'outlined'}
              aria-pressed={name === section}
              onClick={() => setSection(name)}
              sx={name === section ? undefined : { borderColor: 'neutral.500' }}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status">
        {section}: {players[section]} players
      </Typography>
    </Stack>
  );
}
