import * as React from 'react';
import ImageIcon from '@mui/icons-material/Image';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewModuleIcon from '@mui/icons-material/ViewModule';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const pictures = ['Crane', 'Low tide', 'Nets', 'Lighthouse', 'Ferry', 'Fog'];

export default function GalleryView() {
  const [view, setView] = React.useState('tiles');
  const id = React.useId();
  const tiles = view === 'tiles';

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center" sx={{ mb: 1 }}>
        <Typography id={id}>Harbor, six pictures</Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          onChange={(_event, value: string | null) => setView(value ?? view)}
          aria-label="Show the pictures as"
        >
          <ToggleButton value="tiles" aria-label="Tiles">
            <ViewModuleIcon />
          </ToggleButton>
          <ToggleButton value="list" aria-label="List">
            <ViewListIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: tiles ? 'repeat(3, 1fr)' : '1fr',
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {pictures.map((name) => (
          <Paper
            key={name}
            component="li"
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: tiles ? 'column' : 'row',
              alignItems: 'center',
              gap: tiles ? 0 : 1,
              p: tiles ? 2 : 0.5,
            }}
          >
            <ImageIcon color="action" />
            <Typography variant="body2">{name}</Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
