import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = [
  { color: 'primary', text: 'primary: Studio 1 is free.' },
  { color: 'neutral', text: 'neutral: Studio 2 is being cleaned.' },
  { color: 'success', text: 'success: The signal is clear.' },
  { color: 'warning', text: 'warning: The mast sways.' },
  { color: 'danger', text: 'danger: We are off the air.' },
] as const;

const paths = ['text.primary', 'text.secondary', 'text.tertiary'] as const;

export default function TextColors() {
  return (
    <Stack spacing={1}>
      {colors.map(({ color, text }) => (
        <Typography key={color} color={color}>
          {text}
        </Typography>
      ))}
      {paths.map((path) => (
        <Typography key={path} textColor={path}>
          {path}
        </Typography>
      ))}
    </Stack>
  );
}
