import { Button } from '@mui/base/Button';
import './styles.css';

export default function StudioKeys() {
  return (
    <div className="key-row">
      <Button className="studio-key" type="button">
        Play the jingle
      </Button>
      <Button className="studio-key" type="button" disabled focusableWhenDisabled>
        News, not ready
      </Button>
    </div>
  );
}
