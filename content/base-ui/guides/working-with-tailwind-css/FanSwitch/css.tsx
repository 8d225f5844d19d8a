import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function FanSwitch() {
  return (
    <label className="kiln-label">
      Fan of the kiln
      <Switch className="kiln-switch" defaultChecked />
    </label>
  );
}
