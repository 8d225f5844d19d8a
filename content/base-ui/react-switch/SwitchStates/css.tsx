import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchStates() {
  return (
    <div className="state-row">
      <label className="state-label">
        <Switch className="state-switch" />
        Off
      </label>
      <label className="state-label">
        <Switch className="state-switch" defaultChecked />
        On
      </label>
      <label className="state-label">
        <Switch className="state-switch" disabled />
        Off, disabled
      </label>
      <label className="state-label">
        <Switch className="state-switch" disabled defaultChecked />
        On, disabled
      </label>
    </div>
  );
}
