import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const states: { text: string; color: TimelineDotProps['color'] }[] = [
  { text: 'Reported', color: 'grey' },
  { text: 'Repaired', color: 'success' },
  { text: 'Broken again', color: 'error' },
];

export default function DotColors() {
  return (
    <Timeline sx={{ width: '100%' }}>
      {states.map(({ text, color }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={index === 2 ? 'outlined' : 'filled'} />
            {index < states.length - 1 && (
              <TimelineConnector sx={{ bgcolor: index === 0 ? 'success.main' : undefined }} />
            )}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
