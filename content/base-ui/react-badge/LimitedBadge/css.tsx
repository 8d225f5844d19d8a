import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function LimitedBadge() {
  return (
    <div className="wash-row">
      <Badge className="corner-badge" badgeContent={99}>
        <span className="wash-basket">Sheets</span>
      </Badge>
      <Badge className="corner-badge" badgeContent={100}>
        <span className="wash-basket">Napkins</span>
      </Badge>
      <Badge className="corner-badge" badgeContent={12} max={9}>
        <span className="wash-basket">Aprons</span>
      </Badge>
    </div>
  );
}
