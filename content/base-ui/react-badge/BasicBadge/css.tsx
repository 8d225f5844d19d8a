import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BasicBadge() {
  return (
    <div className="wash-row">
      <Badge className="corner-badge" badgeContent={4}>
        <span className="wash-basket">Shirts</span>
      </Badge>
    </div>
  );
}
