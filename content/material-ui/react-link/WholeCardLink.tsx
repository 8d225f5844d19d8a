import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function WholeCardLink() {
  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: 280, '&:hover': { borderColor: 'primary.main' } }}
    >
      <CardContent>
        <Typography variant="h6" component="h3">
          <Link
            href="#grafting"
            underline="none"
            color="inherit"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            Grafting apple trees
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          What to cut in winter, and how to join it in spring.
        </Typography>
      </CardContent>
    </Card>
  );
}
