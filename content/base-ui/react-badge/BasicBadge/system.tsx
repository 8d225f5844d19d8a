import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  padding: 12,
});

const CornerBadge = styled(Badge)({
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
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
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

export default function BasicBadge() {
  return (
    <Row>
      <CornerBadge badgeContent={4}>
        <Basket>Shirts</Basket>
      </CornerBadge>
    </Row>
  );
}
