import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LevelsAndShadows() {
  return (
    <Sheet
      sx={{
        width: '100%',
        maxWidth: 440,
        p: 2,
        borderRadius: 'lg',
        boxShadow: 'sm',
        boxSizing: 'border-box',
      }}
    >
      <Typography level="title-md" component="h3">
        Valley station
      </Typography>
      <Typography level="body-sm">The surface, with a small shadow</Typography>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" sx={{ mt: 2 }}>
        <Sheet sx={{ flex: '1 1 150px', p: 2, borderRadius: 'md', bgcolor: 'background.level1' }}>
          Level 1: seven cabins wait
        </Sheet>
        <Sheet sx={{ flex: '1 1 150px', p: 2, borderRadius: 'md', bgcolor: 'background.level2' }}>
          Level 2: two are in the workshop
        </Sheet>
      </Stack>
    </Sheet>
  );
}
