import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const PillButton = styled(ListItemButton)(({ theme }) => ({
  borderRadius: 999,
  [`&.${listItemButtonClasses.selected}`]: {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    [`&:hover, &.${listItemButtonClasses.focusVisible}`]: {
      backgroundColor: theme.palette.primary.dark,
    },
  },
  [`&.${listItemButtonClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.text.primary}`,
  },
}));

export default function PillList() {
  return (
    <List aria-label="Shifts" sx={{ width: 200 }}>
      {['Early', 'Late', 'Night'].map((name) => (
        <ListItem key={name} disablePadding>
          <PillButton selected={name === 'Early'} aria-current={name === 'Early'}>
            <ListItemText primary={name} />
          </PillButton>
        </ListItem>
      ))}
    </List>
  );
}
