import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const toAnswer = (yes: boolean) => (yes ? 'Yes' : 'No');

export default function FourQuestions() {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const contrast = useMediaQuery('(prefers-contrast: more)');
  const finger = useMediaQuery('(pointer: coarse)');

  return (
    <List dense>
      <ListItem>
        <ListItemText primary="The system prefers dark" secondary={toAnswer(dark)} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Less motion, please" secondary={toAnswer(calm)} />
      </ListItem>
      <ListItem>
        <ListItemText primary="More contrast, please" secondary={toAnswer(contrast)} />
      </ListItem>
      <ListItem>
        <ListItemText primary="The main pointer is a finger" secondary={toAnswer(finger)} />
      </ListItem>
    </List>
  );
}
