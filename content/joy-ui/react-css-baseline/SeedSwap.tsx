import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SeedSwap() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <Sheet color="success" variant="soft" sx={{ p: 2, borderRadius: 'md' }}>
        <ScopedCssBaseline>
          This part paints the background of a page over the sheet.
        </ScopedCssBaseline>
      </Sheet>
      <Sheet color="success" variant="soft" sx={{ p: 2, borderRadius: 'md' }}>
        <ScopedCssBaseline sx={{ bgcolor: 'transparent', color: 'inherit' }}>
          This one leaves the sheet its background, and inherits its text color.
        </ScopedCssBaseline>
      </Sheet>
    </Stack>
  );
}
