import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  padding: 12,
});

const PlacedBadge = styled(Badge)({
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
  },
  [`&[data-corner^='bottom'] .${badgeClasses.badge}`]: { insetBlock: 'auto -10px' },
  [`&[data-corner$='start'] .${badgeClasses.badge}`]: { insetInline: '-10px auto' },
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

const corners = ['top start', 'top end', 'bottom start', 'bottom end'];

export default function FourCorners() {
  return (
    <Row>
      {corners.map((corner) => (
        <PlacedBadge key={corner} data-corner={corner} badgeContent={6}>
          <Basket>Towels</Basket>
        </PlacedBadge>
      ))}
    </Row>
  );
}
