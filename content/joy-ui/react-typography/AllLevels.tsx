import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const levels = [
  'h1',
  'h2',
  'h3',
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

export default function AllLevels() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      {levels.map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: News on the hour
        </Typography>
      ))}
    </Stack>
  );
}
