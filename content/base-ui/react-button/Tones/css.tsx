import { Button } from '@mui/base/Button';
import './styles.css';

export default function Tones() {
  return (
    <div className="tone-row">
      <Button type="button" className="tone-button">
        Hold the slot
      </Button>
      <Button type="button" className="tone-button tone-confirm">
        Confirm the slot
      </Button>
      <Button type="button" className="tone-button tone-danger">
        Give up the slot
      </Button>
    </div>
  );
}
