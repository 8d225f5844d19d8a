import { Button } from '@mui/base/Button';
import './styles.css';

export default function LinkButton() {
  return (
    <Button href="#keyboard" className="chart-link">
      Go to the keyboard table
    </Button>
  );
}
