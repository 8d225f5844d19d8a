import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const RoundGroup = styled(ButtonGroup)(({ theme }) => ({
  borderRadius: 999,
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 999,
    borderEndStartRadius: 999,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 999,
    borderEndEndRadius: 999,
  },
  [`& .${buttonGroupClasses.grouped}`]: {
    paddingInline: theme.spacing(2.5),
    textTransform: 'none',
  },
}));

export default function PillGroup() {
  return (
    <RoundGroup aria-label="Compost">
      <Button>Turn over</Button>
      <Button>Sieve</Button>
      <Button>Spread</Button>
    </RoundGroup>
  );
}
