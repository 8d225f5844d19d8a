import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const letters = [
  { id: 'mill', from: 'Mill', subject: 'Delivery moved to Thursday', time: '08:12' },
  { id: 'school', from: 'School kitchen', subject: 'Eighty rolls for Friday', time: '07:40' },
  { id: 'town', from: 'Town hall', subject: 'Market stall, places for spring', time: 'Mon' },
];

export default function Inbox() {
  const [unread, setUnread] = React.useState<readonly string[]>(['mill', 'school']);
  const [open, setOpen] = React.useState('');
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id={id} variant="h6" component="h3" sx={{ px: 2, pt: 2 }}>
        {unread.length === 0 ? 'All read' : `${unread.length} to read`}
      </Typography>
      <List aria-labelledby={id}>
        {letters.map((letter, index) => {
          const isUnread = unread.includes(letter.id);
          return (
            <ListItem key={letter.id} disablePadding>
              <ListItemButton
                alignItems="flex-start"
                divider={index < letters.length - 1}
                selected={letter.id === open}
                aria-current={letter.id === open}
                onClick={() => {
                  setOpen(letter.id);
                  setUnread(unread.filter((other) => other !== letter.id));
                }}
              >
                <ListItemAvatar>
                  <Badge variant="dot" color="primary" overlap="circular" invisible={!isUnread}>
                    <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
                      {letter.from.charAt(0)}
                    </Avatar>
                  </Badge>
                </ListItemAvatar>
                <ListItemText
                  primary={isUnread ? `${letter.from}, new` : letter.from}
                  secondary={letter.subject}
                  primaryTypographyProps={{ fontWeight: isUnread ? 'bold' : 'regular' }}
                  secondaryTypographyProps={{ noWrap: true }}
                />
                <Typography variant="caption" color="text.secondary" sx={{ ml: 2, mt: 0.75 }}>
                  {letter.time}
                </Typography>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
