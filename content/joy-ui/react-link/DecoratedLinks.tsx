import ArrowForward from '@mui/icons-material/ArrowForward';
import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function DecoratedLinks() {
  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Link href="#sailings" startDecorator={<DirectionsBoatOutlined />}>
        Sailings today
      </Link>
      <Link
        href="#tides"
        endDecorator={<ArrowForward sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      >
        Tides of the week
      </Link>
      <Link href="#weather" target="_blank" rel="noopener" endDecorator={<OpenInNew />}>
        Weather at sea (new tab)
      </Link>
    </Stack>
  );
}
