import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const crew = ['Ines', 'Tomo', 'Una', 'Wim', 'Pia', 'Lev', 'Ada', 'Rui', 'Kit'];
const shown = 4;

export default function RestOfTheCrew() {
  return (
    <AvatarGroup role="img" aria-label={`Crew of ${crew.length}: ${crew.join(', ')}`}>
      {crew.slice(0, shown).map((name) => (
        <Avatar key={name} color="success">
          {name[0]}
        </Avatar>
      ))}
      {crew.length > shown && <Avatar variant="solid">+{crew.length - shown}</Avatar>}
    </AvatarGroup>
  );
}
