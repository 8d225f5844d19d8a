import Sheet from '@mui/joy/Sheet';

export default function BasicSheet() {
  return (
    <Sheet variant="outlined" sx={{ maxWidth: 360, p: 2, borderRadius: 'md' }}>
      The last cabin leaves the summit at a quarter past five.
    </Sheet>
  );
}
