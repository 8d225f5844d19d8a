import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabSizes() {
  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={2} alignItems="center">
        <Fab size="small" aria-label="Add, small">
          <AddIcon />
        </Fab>
        <Fab size="medium" aria-label="Add, medium">
          <AddIcon />
        </Fab>
        <Fab size="large" aria-label="Add, large">
          <AddIcon />
        </Fab>
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center">
        <Fab variant="extended" size="small">
          Small
        </Fab>
        <Fab variant="extended" size="medium">
          Medium
        </Fab>
        <Fab variant="extended" size="large">
          Large
        </Fab>
      </Stack>
    </Stack>
  );
}
