import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const parents = ['Archive', 'Maps', 'Coast', 'North shore', 'Harbors'];

export default function FoldedTrail() {
  return (
    <Breadcrumbs
      aria-label="Path in the archive"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show the whole path"
    >
      {parents.map((name) => (
        <Link key={name} href={`#${encodeURIComponent(name)}`} color="inherit">
          {name}
        </Link>
      ))}
      <Typography color="text.primary" aria-current="page">
        Old pier
      </Typography>
    </Breadcrumbs>
  );
}
