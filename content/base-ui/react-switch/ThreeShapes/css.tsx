import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function ThreeShapes() {
  return (
    <div className="shape-row">
      <label className="shape-label">
        <Switch className="pill-switch" defaultChecked />
        Pill
      </label>
      <label className="shape-label">
        <Switch className="slim-switch" defaultChecked />
        Slim track
      </label>
      <label className="shape-label">
        <Switch className="square-switch" defaultChecked />
        Square
      </label>
    </div>
  );
}
