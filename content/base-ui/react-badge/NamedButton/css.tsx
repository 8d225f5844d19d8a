import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './styles.css';

const toText = (count: number) => (count === 1 ? '1 wash is ready' : `${count} washes are ready`);

export default function NamedButton() {
  const [count, setCount] = React.useState(3);
  const [news, setNews] = React.useState('');

  const change = (next: number) => {
    setCount(next);
    setNews(toText(next));
  };

  return (
    <div className="wash-row">
      <button className="wash-button" type="button" onClick={() => change(0)}>
        <Badge
          className="wash-badge"
          badgeContent={count}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          Pick up
        </Badge>
        <span className="spoken">, {toText(count)}</span>
      </button>
      <button className="wash-button" type="button" onClick={() => change(count + 1)}>
        Finish a wash
      </button>
      <span className="spoken" role="status">
        {news}
      </span>
    </div>
  );
}
