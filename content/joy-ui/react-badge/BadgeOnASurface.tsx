import LocalShipping from '@mui/icons-material/LocalShipping';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BadgeOnASurface() {
  return (
    <Sheet
      variant="soft"
      color="warning"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: 2.5,
        borderRadius: 'md',
        '--Badge-ringColor': 'var(--joy-palette-warning-softBg)',
      }}
    >
      <Badge badgeContent={12} color="warning">
        <LocalShipping titleAccess="Sacks on the van" sx={{ '--Icon-fontSize': '2rem' }} />
      </Badge>
      <Typography textColor="inherit">The van leaves at 4 pm.</Typography>
    </Sheet>
  );
}
