import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const seats = [
  { color: 'primary', letters: 'Bo' },
  { color: 'neutral', letters: '2' },
  { color: 'success', letters: '3' },
  { color: 'warning', letters: 'St' },
  { color: 'danger', letters: 'Cx' },
] as const;

export default function AvatarVariants() {
  return (
    <Stack spacing={1.5}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1.5}>
          {seats.map(({ color, letters }) => (
            <Avatar key={color} variant={variant} color={color}>
              {letters}
            </Avatar>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
