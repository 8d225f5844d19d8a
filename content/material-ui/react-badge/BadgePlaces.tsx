import AnchorIcon from '@mui/icons-material/Anchor';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const corners: readonly BadgeOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function BadgePlaces() {
  return (
    <Stack direction="row" spacing={4}>
      {corners.map((corner, index) => (
        <Badge
          key={`${corner.vertical}-${corner.horizontal}`}
          badgeContent={index + 1}
          color="secondary"
          anchorOrigin={corner}
        >
          <AnchorIcon titleAccess={`Berth, badge at the ${corner.vertical} ${corner.horizontal}`} />
        </Badge>
      ))}
    </Stack>
  );
}
