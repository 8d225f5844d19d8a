import Alert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

const EdgeAlertBase = styled(Alert)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: '4px solid',
  borderColor: theme.palette.warning.main,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  [`& .${alertClasses.icon}`]: { alignSelf: 'center' },
}));

export default function EdgeAlert() {
  return <EdgeAlertBase severity="warning">The lift is out of order until noon.</EdgeAlertBase>;
}
