import LocalPrintshopOutlined from '@mui/icons-material/LocalPrintshopOutlined';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function InsideCircle() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={72}
        size="lg"
        aria-label="Tank filled"
        sx={{ fontSize: 'sm' }}
      >
        <Box component="span" aria-hidden>
          72%
        </Box>
      </CircularProgress>
      <CircularProgress determinate value={40} size="lg" color="success" aria-label="Paper left">
        <LocalPrintshopOutlined />
      </CircularProgress>
    </Stack>
  );
}
