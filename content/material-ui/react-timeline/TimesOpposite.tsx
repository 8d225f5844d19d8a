import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { time: '08:10', place: 'Station' },
  { time: '08:45', place: 'Forest gate' },
  { time: '11:30', place: 'Upper hut' },
];

export default function TimesOpposite() {
  return (
    <Timeline sx={{ width: '100%' }}>
      {stops.map(({ time, place }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary" variant="body2" sx={{ flex: 0.3 }}>
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{place}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
