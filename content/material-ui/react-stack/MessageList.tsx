import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const notes = [
  { from: 'Kitchen', text: 'The flour is nearly gone. Two bags for Thursday, please.' },
  { from: 'Garden', text: 'First radishes. They are in the blue box by the door.' },
];

export default function MessageList() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={2}
      divider={<Divider aria-hidden component="li" />}
      sx={{ width: 400, maxWidth: '100%', p: 0, m: 0, listStyle: 'none' }}
    >
      {notes.map(({ from, text }) => (
        <Stack component="li" key={from} direction="row" spacing={2}>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {from.charAt(0)}
          </Avatar>
          <Stack spacing={0.5}>
            <Typography variant="subtitle2" component="h4">
              {from}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
