import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const channels = [
  { id: 'mentions', label: 'Mentions', detail: 'Someone writes your name' },
  { id: 'replies', label: 'Replies', detail: 'Someone answers your comment' },
  { id: 'digest', label: 'Weekly digest', detail: 'One message on Monday morning' },
];

export default function FirstLook() {
  const [enabled, setEnabled] = React.useState<readonly string[]>(['mentions']);

  const handleToggle = (id: string) => {
    setEnabled((current) =>
      current.includes(id) ? current.filter((other) => other !== id) : [...current, id],
    );
  };

  return (
    <Card sx={{ width: '100%', maxWidth: 380 }}>
      <CardHeader
        title="Notifications"
        titleTypographyProps={{ component: 'h2', variant: 'h6' }}
        subheader={`${enabled.length} of ${channels.length} on`}
      />
      <List disablePadding>
        {channels.map(({ id, label, detail }) => (
          <ListItem key={id}>
            <ListItemText id={`first-look-${id}`} primary={label} secondary={detail} />
            <Switch
              edge="end"
              checked={enabled.includes(id)}
              onChange={() => handleToggle(id)}
              inputProps={{ 'aria-labelledby': `first-look-${id}` }}
            />
          </ListItem>
        ))}
      </List>
      <CardActions>
        <Button
          variant="contained"
          onClick={() => setEnabled(channels.map((channel) => channel.id))}
        >
          Turn all on
        </Button>
        <Button onClick={() => setEnabled([])}>Turn all off</Button>
      </CardActions>
    </Card>
  );
}
