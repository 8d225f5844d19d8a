import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { blue, brown, deepPurple, green, pink, teal } from '@mui/material/colors';

const shades = [blue[800], brown[700], deepPurple[700], green[900], pink[800], teal[800]];

function toColor(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return shades[sum % shades.length] ?? blue[800];
}

function toInitials(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}

const roles = ['First violin', 'Second violin', 'Viola', 'Double bass'];

export default function ColorByName() {
  return (
    <Stack direction="row" spacing={2}>
      {roles.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: toColor(name), color: 'common.white' }}
        >
          {toInitials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
