import ChevronRight from '@mui/icons-material/ChevronRight';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const separators = [
  { name: 'Dot', separator: '·' },
  { name: 'Dash', separator: '–' },
  {
    name: 'Arrow',
    separator: <ChevronRight sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />,
  },
];

export default function OtherSeparators() {
  return (
    <Stack>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} separator={separator} aria-label={`Path with a ${name}`}>
          <Link href="#archive">Archive</Link>
          <Link href="#mountains">Mountains</Link>
          <Typography aria-current="page">{name}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
