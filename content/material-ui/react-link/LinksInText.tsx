import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinksInText() {
  return (
    <Typography sx={{ maxWidth: 440 }}>
      The bus stops at the <Link href="#mill">old mill</Link>. From there it is ten minutes on foot,
      uphill, past the <Link href="#chapel">chapel with the two doors</Link>.
    </Typography>
  );
}
