import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchColors() {
  return (
    <div className="color-row">
      <label className="color-label">
        <Switch className="warm-switch" defaultChecked />
        Oven light
      </label>
      <label className="color-label">
        <Switch className="fresh-switch" defaultChecked />
        Fresh air
      </label>
      <label className="color-label">
        <Switch className="alarm-switch" defaultChecked />
        Heat alarm
      </label>
    </div>
  );
}
