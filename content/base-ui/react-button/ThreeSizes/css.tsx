import { Button } from '@mui/base/Button';
import './styles.css';

export default function ThreeSizes() {
  return (
    <div className="exposure-row">
      <Button type="button" className="exposure-button exposure-small">
        5 minutes
      </Button>
      <Button type="button" className="exposure-button">
        20 minutes
      </Button>
      <Button type="button" className="exposure-button exposure-large">
        The whole night
      </Button>
    </div>
  );
}
