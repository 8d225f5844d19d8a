import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const events = [
  {
    icon: <Inventory2OutlinedIcon />,
    title: 'Packed',
    dateTime: '2024-05-02T09:20',
    time: '2 May, 9:20',
  },
  {
    icon: <LocalShippingOutlinedIcon />,
    title: 'Handed to the carrier',
    dateTime: '2024-05-02T16:05',
    time: '2 May, 16:05',
  },
  {
    icon: <HomeOutlinedIcon />,
    title: 'Left at the door',
    dateTime: '2024-05-04T11:40',
    time: '4 May, 11:40',
  },
];

export default function ParcelStory() {
  return (
    <Timeline
      aria-label="Your parcel"
      sx={{
        width: '100%',
        maxWidth: 280,
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: { flex: 0, p: 0 },
      }}
    >
      {events.map(({ icon, title, dateTime, time }, index) => (
        <TimelineItem key={dateTime}>
          <TimelineSeparator>
            <TimelineDot color="primary">{icon}</TimelineDot>
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pt: 2 }}>
            <Typography variant="subtitle1" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" component="time" dateTime={dateTime} color="text.secondary">
              {time}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
