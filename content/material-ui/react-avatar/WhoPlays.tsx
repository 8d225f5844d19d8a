import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const players = ['Violin', 'Viola', 'Cello', 'Flute', 'Oboe', 'Horn'];

export default function WhoPlays() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label={`Six players: ${players.join(', ')}`}
      slotProps={{
        additionalAvatar: { sx: { bgcolor: 'text.primary', color: 'background.paper' } },
      }}
    >
      {players.map((name) => (
        <Avatar key={name} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {name.slice(0, 2)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
