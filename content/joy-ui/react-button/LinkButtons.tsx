import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button component="a" href="#keyboard" variant="soft">
        Keyboard table
      </Button>
      <Button component="a" href="#accessibility" variant="plain">
        Accessibility notes
      </Button>
    </Stack>
  );
}
