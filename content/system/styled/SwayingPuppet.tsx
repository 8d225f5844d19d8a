import { keyframes, styled } from '@mui/system';

const sway = keyframes({
  '25%': { transform: 'rotate(-6deg)' },
  '75%': { transform: 'rotate(6deg)' },
});

const Puppet = styled('svg')({
  display: 'block',
  width: 120,
  transformOrigin: '50% 0',
  animation: `${sway} 2.4s ease-in-out 2`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Stage = styled('figure')({
  maxWidth: 360,
  margin: 0,
  padding: 16,
  borderRadius: 8,
  color: '#fff1f2',
  backgroundColor: '#4c0519',
});

export default function SwayingPuppet() {
  return (
    <Stage>
      <Puppet viewBox="0 0 120 150" aria-hidden>
        <path d="M60 0 V50 M20 0 V90 M100 0 V90" stroke="#fecdd3" />
        <circle cx="60" cy="64" r="16" fill="#fcd34d" />
        <path d="M60 80 L84 130 H36 Z" fill="#fb7185" />
        <path d="M48 96 L20 90 M72 96 L100 90" stroke="#fcd34d" strokeWidth="6" />
      </Puppet>
      <figcaption>The goose girl, second act</figcaption>
    </Stage>
  );
}
