import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const notices = [
  { id: 'storm', name: 'Storm warnings', text: 'At once, by day and by night' },
  { id: 'boats', name: 'Boats that call', text: 'The name and the time, once an hour' },
  { id: 'oil', name: 'Low oil', text: 'When there is less than a week left' },
];

export default function KeeperSettings() {
  const id = React.useId();
  const [on, setOn] = React.useState(['storm']);

  return (
    <Stack role="group" aria-labelledby={id} spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={id} level="title-md" component="h3">
        Tell the keeper about
      </Typography>
      {notices.map((notice) => (
        <FormControl
          key={notice.id}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <Box>
            <FormLabel>{notice.name}</FormLabel>
            <FormHelperText>{notice.text}</FormHelperText>
          </Box>
          <Switch
            checked={on.includes(notice.id)}
            onChange={(event) =>
              setOn(
                event.target.checked
                  ? [...on, notice.id]
                  : on.filter((other) => other !== notice.id),
              )
            }
            slotProps={{ input: { role: 'switch' } }}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
