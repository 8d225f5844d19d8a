import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const withIcon = { display: 'flex', alignItems: 'center', gap: 0.5 };

function IconLink(props: LinkProps) {
  return <Link color="inherit" sx={withIcon} {...props} />;
}

export default function TrailWithIcons() {
  return (
    <Breadcrumbs aria-label="Path of the folder">
      <IconLink href="#home">
        <HomeOutlinedIcon fontSize="inherit" />
        Home
      </IconLink>
      <IconLink href="#recipes">
        <FolderOutlinedIcon fontSize="inherit" />
        Recipes
      </IconLink>
      <Typography color="text.primary" aria-current="page" sx={withIcon}>
        Preserves
      </Typography>
    </Breadcrumbs>
  );
}
