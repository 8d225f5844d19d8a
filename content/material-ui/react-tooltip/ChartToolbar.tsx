import * as React from 'react';
import AutoFixHighIcon from '@mui/icons-material/AutoFixHigh';
import LabelIcon from '@mui/icons-material/Label';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TimelineIcon from '@mui/icons-material/Timeline';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface ToolProps {
  name: string;
  keys: string;
  pressed?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tool({ name, keys, pressed, onPress, children }: ToolProps) {
  return (
    <Tooltip
      describeChild
      enterDelay={400}
      title={
        <>
          {name}{' '}
          <Box component="kbd" sx={{ ml: 1, px: 0.5, border: '1px solid', borderRadius: 0.5 }}>
            {keys}
          </Box>
        </>
      }
    >
      <IconButton
        aria-label={name}
        aria-keyshortcuts={keys}
        aria-pressed={pressed}
        color={pressed ? 'primary' : 'default'}
        onClick={onPress}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

export default function ChartToolbar() {
  const [names, setNames] = React.useState(true);
  const [lines, setLines] = React.useState(false);
  const [message, setMessage] = React.useState('Names are shown.');

  return (
    <Stack alignItems="center" spacing={1}>
      <Paper variant="outlined" role="group" aria-label="Star chart" sx={{ p: 0.5 }}>
        <Stack direction="row" alignItems="center">
          <Tool
            name="Names"
            keys="N"
            pressed={names}
            onPress={() => {
              setNames(!names);
              setMessage(names ? 'Names are hidden.' : 'Names are shown.');
            }}
          >
            <LabelIcon />
          </Tool>
          <Tool
            name="Constellation lines"
            keys="L"
            pressed={lines}
            onPress={() => {
              setLines(!lines);
              setMessage(lines ? 'Lines are hidden.' : 'Lines are shown.');
            }}
          >
            <TimelineIcon />
          </Tool>
          <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
          <Tool name="Go to now" keys="T" onPress={() => setMessage('The chart shows now.')}>
            <ScheduleIcon />
          </Tool>
          <Tool name="Clean up" keys="C" onPress={() => setMessage('Labels were moved apart.')}>
            <AutoFixHighIcon />
          </Tool>
        </Stack>
      </Paper>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
