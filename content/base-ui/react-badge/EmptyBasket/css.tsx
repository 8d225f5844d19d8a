import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function EmptyBasket() {
  const [count, setCount] = React.useState(2);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <div className="wash-row">
      <Badge className="shrinking-badge" badgeContent={count} showZero={showZero}>
        <span className="wash-basket">Scarves</span>
      </Badge>
      <button
        className="wash-button"
        type="button"
        aria-disabled={count === 0}
        onClick={() => setCount(Math.max(0, count - 1))}
      >
        Take one out
      </button>
      <button className="wash-button" type="button" onClick={() => setCount(count + 1)}>
        Put one in
      </button>
      <label className="wash-check">
        <input
          className="wash-box"
          type="checkbox"
          checked={showZero}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setShowZero(event.target.checked)
          }
        />
        Show zero
      </label>
    </div>
  );
}
