import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function TrailSizes() {
  return (
    <Stack spacing={1}>
      {sizes.map(({ size, label }) => (
        <Breadcrumbs key={size} size={size} aria-label={`${label} path`}>
          <Link href="#archive">Archive</Link>
          <Link href="#rivers">Rivers</Link>
          <Typography aria-current="page">{label}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
