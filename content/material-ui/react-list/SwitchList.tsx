import * as React from 'react';
import LightModeIcon from '@mui/icons-material/LightMode';
import WhatshotIcon from '@mui/icons-material/Whatshot';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const devices = [
  { id: 'oven', name: 'Oven 1', icon: <WhatshotIcon /> },
  { id: 'light', name: 'Shop window', icon: <LightModeIcon /> },
];

export default function SwitchList() {
  const [on, setOn] = React.useState<readonly string[]>(['oven']);
  const id = React.useId();

  return (
    <List aria-label="Devices" sx={{ width: '100%', maxWidth: 320 }}>
      {devices.map((device) => (
        <ListItem
          key={device.id}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(device.id)}
              onChange={(_event, checked) =>
                setOn(checked ? [...on, device.id] : on.filter((other) => other !== device.id))
              }
              inputProps={{ 'aria-labelledby': `${id}${device.id}` }}
            />
          }
        >
          <ListItemIcon>{device.icon}</ListItemIcon>
          <ListItemText id={`${id}${device.id}`} primary={device.name} />
        </ListItem>
      ))}
    </List>
  );
}
