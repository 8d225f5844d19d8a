import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const firstEntries = [
  { id: 2, text: 'Sails up, engine off' },
  { id: 1, text: 'Left the harbor' },
];

export default function LogBook() {
  const headingId = React.useId();
  const [entries, setEntries] = React.useState(firstEntries);
  const [text, setText] = React.useState('');
  const [news, setNews] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const entry = text.trim();
    if (entry === '') return;
    setEntries([{ id: entries.length + 1, text: entry }, ...entries]);
    setNews(`Added: ${entry}`);
    setText('');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit}>
        <TextField
          fullWidth
          size="small"
          label="What happened"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Add
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 1 }}>
        {news}
      </Typography>
      <Typography id={headingId} variant="subtitle1" component="h3" sx={{ mt: 1 }}>
        Log, newest first
      </Typography>
      <Timeline
        aria-labelledby={headingId}
        sx={{ px: 0, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}
      >
        {entries.map((entry, index) => (
          <TimelineItem key={entry.id} sx={{ minHeight: 48 }}>
            <TimelineSeparator>
              <TimelineDot color={index === 0 ? 'primary' : 'grey'} />
              {index < entries.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent sx={{ overflowWrap: 'anywhere' }}>{entry.text}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
