import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Trail({ separator, name }: { separator: BreadcrumbsProps['separator']; name: string }) {
  return (
    <Breadcrumbs aria-label={name} separator={separator}>
      <Link href="#ferries">Ferries</Link>
      <Link href="#north">North</Link>
      <Typography color="text.primary" aria-current="page">
        Timetable
      </Typography>
    </Breadcrumbs>
  );
}

export default function SeparatorKinds() {
  return (
    <Stack spacing={2}>
      <Trail name="With a character" separator="·" />
      <Trail
        name="With an icon"
        separator={
          <NavigateNextIcon
            fontSize="small"
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          />
        }
      />
    </Stack>
  );
}
