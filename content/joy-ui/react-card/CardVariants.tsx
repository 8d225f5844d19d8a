import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {(['outlined', 'plain', 'soft', 'solid'] as const).map((variant) => (
        <Card key={variant} variant={variant} color="success" invertedColors={variant === 'solid'}>
          <Typography level="title-md" component="h3">
            {variant}
          </Typography>
          <Typography level="title-sm">The shelf by the door has room for more.</Typography>
        </Card>
      ))}
    </Box>
  );
}
