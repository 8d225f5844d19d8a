import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function NoticeParts() {
  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <SnackbarContent role="none" message="Photo added to the album" />
      <SnackbarContent
        role="none"
        message="Photo moved to the bin"
        action={
          <Button color="inherit" size="small">
            Put back
          </Button>
        }
      />
      <SnackbarContent
        role="none"
        message="Twelve photos could not be added, because they are larger than the album allows."
        action={
          <>
            <Button color="inherit" size="small">
              Show them
            </Button>
            <IconButton color="inherit" size="small" aria-label="Close">
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Stack>
  );
}
