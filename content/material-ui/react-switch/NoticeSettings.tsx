import * as React from 'react';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const notices = [
  { id: 'frost', name: 'Frost tonight', detail: 'At six in the evening, below two degrees' },
  { id: 'dry', name: 'Dry beds', detail: 'When a sensor reports less than 20%' },
  { id: 'door', name: 'Door left open', detail: 'After fifteen minutes' },
];

export default function NoticeSettings() {
  const [on, setOn] = React.useState<readonly string[]>(['frost', 'door']);
  const headingId = React.useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Typography id={headingId} variant="h6" component="h3" sx={{ px: 2, py: 1.5 }}>
        Tell me about
      </Typography>
      <Divider />
      <Stack role="group" aria-labelledby={headingId} divider={<Divider />}>
        {notices.map(({ id, name, detail }) => (
          <FormControlLabel
            key={id}
            labelPlacement="start"
            disableTypography
            sx={{ m: 0, px: 2, py: 1, justifyContent: 'space-between', gap: 2 }}
            control={
              <Switch
                edge="end"
                checked={on.includes(id)}
                onChange={(_event, checked) =>
                  setOn(checked ? [...on, id] : on.filter((other) => other !== id))
                }
              />
            }
            label={
              <span>
                <Typography component="span" display="block">
                  {name}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary">
                  {detail}
                </Typography>
              </span>
            }
          />
        ))}
      </Stack>
    </Paper>
  );
}
