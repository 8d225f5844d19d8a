import * as React from 'react';
import DirectionsBoatOutlinedIcon from '@mui/icons-material/DirectionsBoatOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';

const pages = [
  { href: '#ferries', label: 'Ferries', icon: <DirectionsBoatOutlinedIcon /> },
  { href: '#timetable', label: 'Timetable', icon: <ScheduleIcon /> },
  { href: '#help', label: 'Help', icon: <InfoOutlinedIcon /> },
];

export default function BarOfLinks() {
  const [current, setCurrent] = React.useState('#timetable');

  return (
    <Paper variant="outlined" sx={{ width: 420, maxWidth: '100%' }}>
      <BottomNavigation component="nav" aria-label="Harbor" showLabels value={current}>
        {pages.map(({ href, label, icon }) => (
          <BottomNavigationAction
            key={href}
            component="a"
            href={href}
            value={href}
            label={label}
            icon={icon}
            aria-current={current === href ? 'page' : undefined}
            onClick={() => setCurrent(href)}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
