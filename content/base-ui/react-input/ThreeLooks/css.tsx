import { Input } from '@mui/base/Input';
import './styles.css';

export default function ThreeLooks() {
  return (
    <div className="look-fields">
      <Input className="outlined-input" aria-label="Genus" placeholder="Genus" />
      <Input className="filled-input" aria-label="Species" placeholder="Species" />
      <Input className="underlined-input" aria-label="Cultivar" placeholder="Cultivar" />
    </div>
  );
}
