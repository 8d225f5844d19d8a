import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';

const RingBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    insetInlineEnd: -4,
    top: 4,
    padding: '0 4px',
    border: `2px solid ${theme.palette.background.paper}`,
    fontVariantNumeric: 'tabular-nums',
  },
}));

export default function RingBadgeDemo() {
  return (
    <RingBadge badgeContent={8} color="success">
      <DirectionsBoatIcon fontSize="large" titleAccess="Boats in the harbor" />
    </RingBadge>
  );
}
