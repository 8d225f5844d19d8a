import * as React from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const classes = { title: 'DeliveryCard-title' };

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'late' })<{
  late: boolean;
}>(({ theme, late }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderInlineStart: `4px solid ${late ? theme.palette.warning.main : theme.palette.divider}`,
  [`&:hover .${classes.title}`]: { textDecoration: 'underline' },
}));

export default function DeliveryCard() {
  const [late, setLate] = React.useState(true);
  return (
    <Root late={late} aria-label="Delivery">
      <Typography className={classes.title} variant="h6" component="h3">
        Order 1048
      </Typography>
      <Typography role="status">{late ? 'Two days late' : 'On its way'}</Typography>
      <Button onClick={() => setLate(!late)}>{late ? 'Mark as sent' : 'Mark as late'}</Button>
    </Root>
  );
}
