import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import { styled } from '@mui/joy/styles';

interface StateTagProps {
  isUrgent?: boolean;
}

const StateTag = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'isUrgent',
})<StateTagProps>(({ theme, isUrgent }) => ({
  borderRadius: theme.vars.radius.xs,
  fontVariantNumeric: 'tabular-nums',
  ...(isUrgent && {
    ...theme.variants.solid.danger,
    '&::before': { content: '"!"', marginInlineEnd: '0.5em', fontWeight: theme.vars.fontWeight.xl },
  }),
}));

const repairs = [
  { bike: 'Cargo bike', left: '2 days' },
  { bike: 'Red racer', left: '1 hour', isUrgent: true },
  { bike: 'Tandem', left: '6 days' },
];

export default function RepairStates() {
  return (
    <List variant="outlined" aria-label="Repairs" sx={{ width: '100%', maxWidth: 320 }}>
      {repairs.map(({ bike, left, isUrgent }) => (
        <ListItem key={bike}>
          <ListItemContent>{bike}</ListItemContent>
          <StateTag isUrgent={isUrgent}>{left}</StateTag>
        </ListItem>
      ))}
    </List>
  );
}
