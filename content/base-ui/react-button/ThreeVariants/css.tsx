import { Button } from '@mui/base/Button';
import './styles.css';

export default function ThreeVariants() {
  return (
    <div className="emphasis-row">
      <Button type="button" className="emphasis-button emphasis-filled">
        Book tonight
      </Button>
      <Button type="button" className="emphasis-button emphasis-outlined">
        See the sky chart
      </Button>
      <Button type="button" className="emphasis-button">
        Not now
      </Button>
    </div>
  );
}
