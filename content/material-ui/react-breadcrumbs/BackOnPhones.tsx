import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BackOnPhones() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Breadcrumbs aria-label="Path" sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Link href="#walks">Walks</Link>
        <Link href="#hills">Hills</Link>
        <Typography color="text.primary" aria-current="page">
          Ridge walk
        </Typography>
      </Breadcrumbs>
      <Link
        href="#hills"
        sx={{ display: { xs: 'inline-flex', sm: 'none' }, alignItems: 'center', gap: 1, py: 1 }}
      >
        <ArrowBackIcon fontSize="small" sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        Hills
      </Link>
      <Typography variant="h5" component="h3" sx={{ mt: 1 }}>
        Ridge walk
      </Typography>
    </Box>
  );
}
