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

const WashBadge = styled(Badge)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  [`& .${badgeClasses.badge}`]: {
    boxSizing: 'border-box',
    minWidth: 24,
    paddingInline: 6,
    borderRadius: 12,
    background: '#075985',
    color: '#fff',
    fontSize: 14,
    lineHeight: '24px',
    textAlign: 'center',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
  [`.mode-dark & .${badgeClasses.badge}`]: { background: '#7dd3fc', color: '#082f49' },
});

const Spoken = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const toText = (count: number) => (count === 1 ? '1 wash is ready' : `${count} washes are ready`);

export default function NamedButton() {
  const [count, setCount] = React.useState(3);
  const [news, setNews] = React.useState('');

  const change = (next: number) => {
    setCount(next);
    setNews(toText(next));
  };

  return (
    <Row>
      <WashButton type="button" onClick={() => change(0)}>
        <WashBadge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
          Pick up
        </WashBadge>
        <Spoken>, {toText(count)}</Spoken>
      </WashButton>
      <WashButton type="button" onClick={() => change(count + 1)}>
        Finish a wash
      </WashButton>
      <Spoken role="status">{news}</Spoken>
    </Row>
  );
}
