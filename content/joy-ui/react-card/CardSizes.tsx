import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CardSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Card key={size} size={size}>
          <Typography level={`title-${size}`} component="h3">
            Size {size}
          </Typography>
          <div>Clay is wedged at the table by the window.</div>
        </Card>
      ))}
    </Stack>
  );
}
