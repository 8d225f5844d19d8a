import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const ports = [
  { name: 'Bergen', date: '2024-06-03', day: '3 June', state: 'Left at dawn' },
  { name: 'Lerwick', date: '2024-06-05', day: '5 June', state: 'In port now' },
  { name: 'Tórshavn', date: '2024-06-08', day: '8 June', state: 'Expected' },
  { name: 'Seyðisfjörður', date: '2024-06-11', day: '11 June', state: 'Expected' },
];
const here = 1;

export default function VoyageSoFar() {
  return (
    <Timeline aria-label="Voyage" sx={{ width: '100%' }}>
      {ports.map(({ name, date, day, state }, index) => (
        <TimelineItem key={name} aria-current={index === here ? 'step' : undefined}>
          <TimelineOppositeContent variant="body2" color="text.secondary" sx={{ flex: 0.4 }}>
            <time dateTime={date}>{day}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" variant={index <= here ? 'filled' : 'outlined'} />
            {index < ports.length - 1 && (
              <TimelineConnector
                sx={{
                  width: 0,
                  bgcolor: 'transparent',
                  borderInlineStart: index < here ? '2px solid' : '2px dashed',
                  borderColor: index < here ? 'primary.main' : 'text.secondary',
                }}
              />
            )}
          </TimelineSeparator>
          <TimelineContent>
            <Typography component="span" sx={{ fontWeight: index === here ? 700 : undefined }}>
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {state}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
