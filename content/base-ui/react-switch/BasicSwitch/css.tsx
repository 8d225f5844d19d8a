import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function BasicSwitch() {
  return (
    <label className="oven-label">
      <Switch className="oven-switch" defaultChecked />
      Deck oven
    </label>
  );
}
