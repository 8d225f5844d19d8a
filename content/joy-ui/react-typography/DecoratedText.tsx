import Mic from '@mui/icons-material/Mic';
import Schedule from '@mui/icons-material/Schedule';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DecoratedText() {
  return (
    <Stack spacing={1.5}>
      <Typography
        level="h3"
        component="p"
        startDecorator={<Mic />}
        endDecorator={
          <Chip component="span" size="sm" color="success">
            new
          </Chip>
        }
      >
        Kitchen voices
      </Typography>
      <Typography startDecorator={<Schedule />}>Sundays at ten</Typography>
      <Typography level="body-sm" startDecorator="♪" sx={{ '--Typography-gap': '0.75rem' }}>
        Music by the listeners
      </Typography>
    </Stack>
  );
}
