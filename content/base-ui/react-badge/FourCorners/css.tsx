import { Badge } from '@mui/base/Badge';
import './styles.css';

const corners = ['top start', 'top end', 'bottom start', 'bottom end'];

export default function FourCorners() {
  return (
    <div className="wash-row">
      {corners.map((corner) => (
        <Badge className="placed-badge" key={corner} data-corner={corner} badgeContent={6}>
          <span className="wash-basket">Towels</span>
        </Badge>
      ))}
    </div>
  );
}
