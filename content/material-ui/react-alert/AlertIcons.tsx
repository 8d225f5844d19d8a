import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="info" icon={<LocalLibraryIcon fontSize="inherit" />}>
        An icon for this alert
      </Alert>
      <Alert severity="success" iconMapping={{ success: <MenuBookIcon fontSize="inherit" /> }}>
        An icon for one severity
      </Alert>
      <Alert severity="info" icon={false}>
        No icon
      </Alert>
    </Stack>
  );
}
