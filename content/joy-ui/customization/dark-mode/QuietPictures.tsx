import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Picture = styled('div', { shouldForwardProp: (prop) => prop !== 'quiet' })<{
  quiet: boolean;
}>(({ theme, quiet }) => ({
  // In place of a photo of the hill in the snow.
  backgroundImage:
    'radial-gradient(ellipse at 40% 120%, #ffffff 65%, transparent 66%), linear-gradient(#a9cdf0, #e6f1fb)',
  ...(quiet && { [theme.getColorSchemeSelector('dark')]: { filter: 'brightness(0.75)' } }),
}));

export default function QuietPictures() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {[false, true].map((quiet) => (
        <Stack key={String(quiet)} spacing={1} sx={{ flex: 1 }}>
          <AspectRatio ratio="4/3">
            <Picture quiet={quiet} role="img" aria-label="The hill in the snow" />
          </AspectRatio>
          <Typography level="body-sm">
            {quiet ? 'Quieter in dark mode' : 'The same in both'}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
