import SpaIcon from '@mui/icons-material/Spa';
import SpaOutlinedIcon from '@mui/icons-material/SpaOutlined';
import Rating from '@mui/material/Rating';

export default function TenLeaves() {
  return (
    <Rating
      name="strength"
      role="radiogroup"
      aria-label="Strength"
      max={10}
      defaultValue={6}
      icon={<SpaIcon fontSize="inherit" />}
      emptyIcon={<SpaOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 10 leaves`}
      sx={{ color: 'success.main' }}
    />
  );
}
