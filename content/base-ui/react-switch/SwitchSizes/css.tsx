import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchSizes() {
  return (
    <div className="size-row">
      <label className="size-label">
        <Switch className="small-switch" defaultChecked />
        Timer
      </label>
      <label className="size-label">
        <Switch className="medium-switch" defaultChecked />
        Steam
      </label>
      <label className="size-label">
        <Switch className="large-switch" defaultChecked />
        Conveyor
      </label>
    </div>
  );
}
