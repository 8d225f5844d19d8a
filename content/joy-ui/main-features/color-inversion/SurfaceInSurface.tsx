import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SurfaceInSurface() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ width: '100%', maxWidth: 480, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Stack spacing={2}>
        <Typography level="title-lg" component="h3">
          Tonight
        </Typography>
        <Card variant="soft" color="success" invertedColors>
          <Typography level="title-md">A soft card with inverted colors</Typography>
          <Button sx={{ alignSelf: 'flex-start' }}>Takes those of the card</Button>
        </Card>
        <Card variant="outlined">
          <Typography level="title-md">An outlined card</Typography>
          <Button sx={{ alignSelf: 'flex-start' }}>Takes those of the sheet</Button>
        </Card>
        <Card variant="outlined" data-skip-inverted-colors="">
          <Typography level="title-md">A card that is skipped</Typography>
          <Button sx={{ alignSelf: 'flex-start' }}>As everywhere</Button>
        </Card>
      </Stack>
    </Sheet>
  );
}
