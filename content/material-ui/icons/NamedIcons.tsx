import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/Delete';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NamedIcons() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Stack direction="row" spacing={1}>
        <LightbulbIcon />
        <Typography>Lights</Typography>
      </Stack>
      <CheckCircleIcon color="success" titleAccess="Checked" />
      <IconButton aria-label="Delete the route">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
