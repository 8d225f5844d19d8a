import * as React from 'react';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import GrassOutlinedIcon from '@mui/icons-material/GrassOutlined';
import HandymanOutlinedIcon from '@mui/icons-material/HandymanOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';

const places = [
  { value: 'beds', label: 'Beds', icon: <GrassOutlinedIcon /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarMonthOutlinedIcon /> },
  { value: 'tools', label: 'Tools', icon: <HandymanOutlinedIcon /> },
  { value: 'guides', label: 'Guides', icon: <MenuBookOutlinedIcon /> },
];

export default function LabelOfTheChosen() {
  const [place, setPlace] = React.useState('beds');

  return (
    <Paper variant="outlined" sx={{ width: 420, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Garden"
        value={place}
        onChange={(_event, next: string) => setPlace(next)}
      >
        {places.map((item) => (
          <BottomNavigationAction
            key={item.value}
            {...item}
            aria-current={place === item.value ? 'page' : undefined}
            sx={{ minWidth: 64 }}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
