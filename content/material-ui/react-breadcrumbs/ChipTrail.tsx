import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const TightBreadcrumbs = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.5),
    color: theme.palette.primary.main,
  },
  [`& .${breadcrumbsClasses.ol}`]: { rowGap: theme.spacing(1) },
}));

export default function ChipTrail() {
  return (
    <TightBreadcrumbs aria-label="Path of chips" separator="›">
      <Chip component="a" href="#seeds" clickable label="Seeds" />
      <Chip component="a" href="#beans" clickable label="Beans" />
      <Chip variant="outlined" label="Runner beans" aria-current="page" />
    </TightBreadcrumbs>
  );
}
