import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

const reports = [
  { day: 'June 12', text: 'The bridge over the melt water is safe again.' },
  { day: 'June 9', text: 'Two crevasses have opened above the hut.' },
  { day: 'June 5', text: 'Fog since dawn, and no measurements.' },
  { day: 'June 2', text: 'The first stakes are out of the snow.' },
  { day: 'May 28', text: 'Eleven centimeters of new snow.' },
  { day: 'May 24', text: 'The mast was moved uphill by six meters.' },
];
const step = 2;

export default function OlderReports() {
  const [count, setCount] = React.useState(step);
  const [loading, setLoading] = React.useState(false);
  const shown = reports.slice(0, count);
  const coming = loading ? reports.slice(count, count + step) : [];
  const isAll = count >= reports.length;

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setCount((before) => before + step);
      setLoading(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Reports">
        {shown.map(({ day, text }) => (
          <ListItem key={day}>
            <ListItemContent>
              <Typography level="title-sm">{day}</Typography>
              <Typography level="body-sm" textColor="text.secondary">
                {text}
              </Typography>
            </ListItemContent>
          </ListItem>
        ))}
        {coming.map(({ day }) => (
          <ListItem key={day} aria-hidden>
            <ListItemContent>
              <Skeleton variant="text" level="title-sm" width="30%" />
              <Skeleton variant="text" level="body-sm" width="90%" />
            </ListItemContent>
          </ListItem>
        ))}
      </List>
      <Button
        variant="soft"
        aria-disabled={loading || isAll}
        onClick={() => {
          if (!isAll) setLoading(true);
        }}
        sx={{ mt: 1 }}
      >
        {isAll ? 'No older reports' : 'Show older reports'}
      </Button>
      <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ mt: 1 }}>
        {loading ? 'Loading' : `${shown.length} of ${reports.length} reports`}
      </Typography>
    </Box>
  );
}
