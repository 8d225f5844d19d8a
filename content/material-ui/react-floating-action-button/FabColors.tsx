import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import FlagIcon from '@mui/icons-material/Flag';
import ShareIcon from '@mui/icons-material/Share';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabColors() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="primary" aria-label="Add a bird">
        <AddIcon />
      </Fab>
      <Fab color="success" aria-label="Confirm the sighting">
        <CheckIcon />
      </Fab>
      <Fab color="error" aria-label="Report a mistake">
        <FlagIcon />
      </Fab>
      <Fab disabled aria-label="Share the sighting">
        <ShareIcon />
      </Fab>
    </Stack>
  );
}
