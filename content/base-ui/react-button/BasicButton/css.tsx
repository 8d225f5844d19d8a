import { Button } from '@mui/base/Button';
import './styles.css';

export default function BasicButton() {
  return (
    <div className="dome-row">
      <Button type="button" className="dome-button">
        Open the dome
      </Button>
      <Button type="button" className="dome-button" disabled>
        Dome is closed
      </Button>
    </div>
  );
}
