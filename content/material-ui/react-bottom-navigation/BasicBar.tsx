import * as React from 'react';
import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import WbSunnyOutlinedIcon from '@mui/icons-material/WbSunnyOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';

export default function BasicBar() {
  const [place, setPlace] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: 420, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Basic"
        showLabels
        value={place}
        onChange={(_event, next: number) => setPlace(next)}
      >
        <BottomNavigationAction
          label="Map"
          icon={<MapOutlinedIcon />}
          aria-current={place === 0 ? 'page' : undefined}
        />
        <BottomNavigationAction
          label="Weather"
          icon={<WbSunnyOutlinedIcon />}
          aria-current={place === 1 ? 'page' : undefined}
        />
        <BottomNavigationAction
          label="Saved"
          icon={<StarBorderIcon />}
          aria-current={place === 2 ? 'page' : undefined}
        />
      </BottomNavigation>
    </Paper>
  );
}
