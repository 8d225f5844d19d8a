import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const farmTheme = extendTheme({
  components: {
    JoyStack: { defaultProps: { useFlexGap: true, spacing: 1 } },
  },
});

export default function StackTheme() {
  return (
    <ThemeProvider theme={farmTheme}>
      <Stack direction="row" flexWrap="wrap" sx={{ width: 260, maxWidth: '100%' }}>
        <Button variant="soft">Seed</Button>
        <Button variant="soft">Thin out</Button>
        <Button variant="soft">Cut</Button>
        <Button variant="soft" sx={{ marginInlineStart: 'auto' }}>
          Land
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
