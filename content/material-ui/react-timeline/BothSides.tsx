import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

type Position = NonNullable<TimelineProps['position']>;
const positions: readonly Position[] = ['right', 'left', 'alternate', 'alternate-reverse'];
const years = [
  '1907: the mill burns',
  '1911: it is built again',
  '1968: the last sack',
  '2003: a museum',
];

export default function BothSides() {
  const [position, setPosition] = React.useState<Position>('alternate');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Position</FormLabel>
        <RadioGroup
          row
          value={position}
          onChange={(_event, value) => setPosition(value as Position)}
        >
          {positions.map((value) => (
            <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Timeline position={position}>
        {years.map((event, index) => (
          <TimelineItem key={event}>
            <TimelineSeparator>
              <TimelineDot variant="outlined" color="secondary" />
              {index < years.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{event}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
