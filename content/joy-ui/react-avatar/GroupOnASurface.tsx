import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function GroupOnASurface() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 'md',
        '--Avatar-ringColor': 'var(--joy-palette-primary-softBg)',
      }}
    >
      <Typography level="title-md">On the water</Typography>
      <AvatarGroup
        variant="solid"
        role="img"
        aria-label="Una, Wim and Pia"
        sx={{ '--AvatarGroup-gap': '-0.75rem', '--Avatar-ringSize': '3px' }}
      >
        {['U', 'W', 'P'].map((letters) => (
          <Avatar key={letters}>{letters}</Avatar>
        ))}
      </AvatarGroup>
    </Sheet>
  );
}
