import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const ControlButton = styled(Button)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: '#0f172a',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { width: 20, height: 20, flexShrink: 0 },
  '&:hover': { background: '#e2e8f0' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &': {
    borderColor: '#94a3b8',
    color: '#f1f5f9',
    '&:hover': { background: '#334155' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  },
});

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
    <Stack direction="row" gap={2} flexWrap="wrap">
      <ControlButton type="button">
        <svg {...stroke}>
          <circle cx="10" cy="10" r="6" />
          <path d="M10 1v4M10 15v4M1 10h4M15 10h4" />
        </svg>
        Center the star
      </ControlButton>
      <ControlButton type="button">
        Next target
        <svg {...stroke}>
          <path d="M3 10h13M11 5l5 5-5 5" />
        </svg>
      </ControlButton>
      <ControlButton type="button" aria-label="Zoom in">
        <svg {...stroke}>
          <path d="M10 4v12M4 10h12" />
        </svg>
      </ControlButton>
      <ControlButton type="button" aria-label="Zoom out">
        <svg {...stroke}>
          <path d="M4 10h12" />
        </svg>
      </ControlButton>
    </Stack>
  );
}
