import * as React from 'react';
import Autorenew from '@mui/icons-material/Autorenew';
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const actions = [
  { name: 'Wind the clock', icon: <Autorenew />, done: 'Wound for eight days' },
  { name: 'Set the hands', icon: <ScheduleOutlined />, done: 'Set to the hour' },
  { name: 'Silence the strike', icon: <NotificationsOffOutlined />, done: 'Silent until noon' },
];

export default function NamedButtons() {
  const [done, setDone] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 240, alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        {actions.map((action) => (
          <Tooltip key={action.name} title={action.name} placement="top">
            <IconButton onClick={() => setDone(action.done)}>{action.icon}</IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {done}
      </Box>
    </Stack>
  );
}
