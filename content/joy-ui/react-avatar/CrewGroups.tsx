import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';
import { portrait } from './portrait';

export default function CrewGroups() {
  return (
    <Stack spacing={2} useFlexGap>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AvatarGroup
          key={size}
          size={size}
          variant="solid"
          color="primary"
          role="img"
          aria-label="Ines, Tomo, Una and Wim"
        >
          <Avatar alt="Ines" src={portrait('#8a2f2f', '#bcd7e6')} />
          <Avatar>T</Avatar>
          <Avatar>U</Avatar>
          <Avatar color="neutral">W</Avatar>
        </AvatarGroup>
      ))}
    </Stack>
  );
}
