import AddLocationAltOutlinedIcon from '@mui/icons-material/AddLocationAltOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button variant="outlined" startIcon={<AddLocationAltOutlinedIcon />}>
        Add a stop
      </Button>
      <Button
        variant="contained"
        endIcon={<ArrowForwardIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      >
        Choose seats
      </Button>
    </Stack>
  );
}
