import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  padding: 12,
});

const ShrinkingBadge = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineEnd: -10,
    boxSizing: 'border-box',
    minWidth: 24,
    paddingInline: 6,
    borderRadius: 12,
    background: '#075985',
    color: '#fff',
    fontSize: 14,
    lineHeight: '24px',
    textAlign: 'center',
    transition: 'scale 150ms, visibility 150ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [`& .${badgeClasses.invisible}`]: { scale: 0, visibility: 'hidden' },
  [`.mode-dark & .${badgeClasses.badge}`]: { background: '#7dd3fc', color: '#082f49' },
});

const Basket = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 88,
  height: 56,
  border: '2px dashed #64748b',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const WashButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #075985', outlineOffset: 2 },
  "&[aria-disabled='true']": { cursor: 'default', opacity: 0.55 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#7dd3fc' } },
});

const Check = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 });

const Box = styled('input')({
  width: 18,
  height: 18,
  margin: 0,
  accentColor: '#075985',
  '&:focus-visible': { outline: '2px solid #075985', outlineOffset: 2 },
  '.mode-dark &': { accentColor: '#7dd3fc', '&:focus-visible': { outlineColor: '#7dd3fc' } },
});

export default function EmptyBasket() {
  const [count, setCount] = React.useState(2);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Row>
      <ShrinkingBadge badgeContent={count} showZero={showZero}>
        <Basket>Scarves</Basket>
      </ShrinkingBadge>
      <WashButton
        type="button"
        aria-disabled={count === 0}
        onClick={() => setCount(Math.max(0, count - 1))}
      >
        Take one out
      </WashButton>
      <WashButton type="button" onClick={() => setCount(count + 1)}>
        Put one in
      </WashButton>
      <Check>
        <Box
          type="checkbox"
          checked={showZero}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setShowZero(event.target.checked)
          }
        />
        Show zero
      </Check>
    </Row>
  );
}
