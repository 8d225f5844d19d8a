import * as React from 'react';
import MapIcon from '@mui/icons-material/MapOutlined';
import NightlightIcon from '@mui/icons-material/NightlightOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import Box from '@mui/material/Box';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const destinations = [
  { id: 'tonight', name: 'Tonight', icon: <NightlightIcon /> },
  { id: 'chart', name: 'Chart', icon: <MapIcon /> },
  { id: 'notes', name: 'Notes', icon: <NotesIcon /> },
];

const Destination = styled(ButtonBase)<React.ComponentPropsWithoutRef<'a'>>(({ theme }) => ({
  flexDirection: 'column',
  gap: 4,
  width: 72,
  height: 72,
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current="page"]': { color: theme.palette.primary.main },
  [`&.${buttonBaseClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -4,
  },
}));

export default function NavigationRail() {
  const [current, setCurrent] = React.useState('tonight');
  const page = destinations.find((destination) => destination.id === current);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: '100%', minHeight: 280 }}>
      <Box
        component="nav"
        aria-label="Rail"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
          py: 1,
        }}
      >
        {destinations.map(({ id, name, icon }) => (
          <Destination
            key={id}
            // In an application: component={Link} of the router, and its address.
            LinkComponent="a"
            href={`#${id}`}
            aria-current={id === current ? 'page' : undefined}
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              setCurrent(id);
            }}
          >
            {icon}
            <Typography variant="caption">{name}</Typography>
          </Destination>
        ))}
      </Box>
      <Box sx={{ p: 3 }}>
        <Typography variant="h6" component="h3">
          {page?.name}
        </Typography>
      </Box>
    </Paper>
  );
}
