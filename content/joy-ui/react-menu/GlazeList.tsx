import * as React from 'react';
import Box from '@mui/joy/Box';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';

const tools = ['Pour', 'Dip', 'Brush', 'Wax the foot'];

export default function GlazeList() {
  const [last, setLast] = React.useState('');

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      sx={{ width: '100%', maxWidth: 360, alignItems: 'center' }}
    >
      <MenuList aria-label="Ways to glaze" size="sm" sx={{ flexGrow: 0, width: 160 }}>
        {tools.map((tool) => (
          <MenuItem key={tool} onClick={() => setLast(tool)}>
            {tool}
          </MenuItem>
        ))}
      </MenuList>
      <Box role="status">{last === '' ? 'Not glazed yet' : `Last step: ${last}`}</Box>
    </Stack>
  );
}
