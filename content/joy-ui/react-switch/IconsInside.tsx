import Bedtime from '@mui/icons-material/Bedtime';
import LightMode from '@mui/icons-material/LightMode';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function IconsInside() {
  return (
    <Stack direction="row" spacing={4}>
      <Switch
        size="lg"
        slotProps={{
          input: { 'aria-label': 'Day watch' },
          thumb: ({ checked }) => ({ children: checked ? <LightMode /> : <Bedtime /> }),
        }}
        sx={{ '--Switch-thumbSize': '22px', '--Switch-trackHeight': '28px' }}
      />
      <Switch
        variant="outlined"
        slotProps={{
          input: { 'aria-label': 'Radio' },
          track: {
            'aria-hidden': true,
            children: (
              <>
                <Typography component="span" level="inherit" sx={{ ml: 1 }}>
                  On
                </Typography>
                <Typography component="span" level="inherit" sx={{ mr: 1 }}>
                  Off
                </Typography>
              </>
            ),
          },
        }}
        sx={{
          '--Switch-trackWidth': '72px',
          '--Switch-trackHeight': '28px',
          '--Switch-thumbWidth': '32px',
          '--Switch-thumbSize': '22px',
        }}
      />
    </Stack>
  );
}
