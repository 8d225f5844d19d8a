import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ArchiveHeader() {
  return (
    <Sheet
      variant="outlined"
      component="section"
      aria-label="Head of a page"
      sx={{ width: '100%', maxWidth: 520, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Breadcrumbs size="sm" aria-label="Path to the upper reaches" sx={{ p: 0, mb: 1 }}>
        <Link href="#archive">Archive</Link>
        <Link href="#rivers">Rivers</Link>
      </Breadcrumbs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography level="h3">The upper reaches</Typography>
          <Typography level="body-sm">Nine sheets, surveyed from a rowing boat</Typography>
        </Box>
        <Button variant="outlined" color="neutral" sx={{ borderColor: 'neutral.500' }}>
          Ask for a copy
        </Button>
      </Box>
    </Sheet>
  );
}
