import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function NumberDotWord() {
  return (
    <div className="wash-row">
      <Badge className="corner-badge" badgeContent={12}>
        <span className="wash-basket">Socks</span>
      </Badge>
      <Badge className="corner-badge" badgeContent="new">
        <span className="wash-basket">Wool</span>
      </Badge>
      <Badge
        className="dot-badge"
        slotProps={{ badge: { role: 'img', 'aria-label': 'Something in it' } }}
      >
        <span className="wash-basket">Hats</span>
      </Badge>
    </div>
  );
}
