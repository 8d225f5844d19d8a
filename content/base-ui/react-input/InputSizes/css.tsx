import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputSizes() {
  return (
    <div className="size-fields">
      <Input className="small-input" aria-label="Row" defaultValue="Row 4" />
      <Input className="medium-input" aria-label="Bed" defaultValue="Herb bed" />
      <Input className="large-input" aria-label="Garden" defaultValue="Walled garden" />
    </div>
  );
}
