import { Button } from '@mui/base/Button';
import './styles.css';

const stroke = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

export default function IconButtons() {
  return (
    <div className="control-row">
      <Button type="button" className="control-button">
        <svg {...stroke}>
          <circle cx="10" cy="10" r="6" />
          <path d="M10 1v4M10 15v4M1 10h4M15 10h4" />
        </svg>
        Center the star
      </Button>
      <Button type="button" className="control-button">
        Next target
        <svg {...stroke}>
          <path d="M3 10h13M11 5l5 5-5 5" />
        </svg>
      </Button>
      <Button type="button" className="control-button" aria-label="Zoom in">
        <svg {...stroke}>
          <path d="M10 4v12M4 10h12" />
        </svg>
      </Button>
      <Button type="button" className="control-button" aria-label="Zoom out">
        <svg {...stroke}>
          <path d="M4 10h12" />
        </svg>
      </Button>
    </div>
  );
}
