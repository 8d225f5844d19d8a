import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const PillSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 0,
  margin: theme.spacing(1),
  overflow: 'visible',
  [`& .${switchClasses.thumb}`]: { width: 24, height: 24, boxShadow: 'none' },
  [`& .${switchClasses.track}`]: {
    borderRadius: 16,
    backgroundColor: theme.palette.grey[600],
    opacity: 1,
  },
  [`& .${switchClasses.switchBase}`]: {
    padding: 4,
    '&.Mui-checked': { color: theme.palette.success.contrastText },
    [`&.Mui-checked + .${switchClasses.track}`]: {
      backgroundColor: theme.palette.success.main,
      opacity: 1,
    },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: `2px solid ${theme.palette.text.primary}`,
      outlineOffset: 2,
    },
  },
}));

export default function PillSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<PillSwitch disableRipple defaultChecked />} label="Misting" />
      <FormControlLabel control={<PillSwitch disableRipple />} label="Shade cloth" />
    </FormGroup>
  );
}
