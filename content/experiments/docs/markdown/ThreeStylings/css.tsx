import { Button } from '@mui/base/Button';
import './styles.css';

export default function ThreeStylings() {
  return (
    <Button type="button" className="moss-button">
      Styled with plain CSS
    </Button>
  );
}
