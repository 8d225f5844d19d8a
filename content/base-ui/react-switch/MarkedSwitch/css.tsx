import { Switch, type SwitchThumbSlotProps } from '@mui/base/Switch';
import './styles.css';

function MarkedThumb({ ownerState, ...other }: SwitchThumbSlotProps) {
  return (
    <span {...other} aria-hidden="true">
      {ownerState.checked ? '✓' : '–'}
    </span>
  );
}

export default function MarkedSwitch() {
  return (
    <label className="marked-label">
      <Switch className="marked-thumb-switch" defaultChecked slots={{ thumb: MarkedThumb }} />
      Night baking
    </label>
  );
}
