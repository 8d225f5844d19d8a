import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const rehearsals = [
  { piece: 'Quartet in F', time: 'Tuesday, 19:00', parts: ['V1', 'V2', 'Va', 'Vc'] },
  { piece: 'Trio in G', time: 'Thursday, 18:30', parts: ['Fl', 'Vc', 'Pf'] },
];

export default function RehearsalList() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <List aria-label="Rehearsals">
        {rehearsals.map(({ piece, time, parts }) => (
          <ListItem key={piece} sx={{ gap: 2 }}>
            <ListItemText primary={piece} secondary={time} />
            <AvatarGroup
              role="img"
              aria-label={`Parts: ${parts.join(', ')}`}
              sx={{ '& .MuiAvatar-root': { width: 32, height: 32, fontSize: 14 } }}
            >
              {parts.map((part) => (
                <Avatar key={part} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                  {part}
                </Avatar>
              ))}
            </AvatarGroup>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
