import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function DisabledToggles() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <ToggleButtonGroup disabled exclusive value="raw" aria-label="File type, all disabled">
        <ToggleButton value="raw">Raw</ToggleButton>
        <ToggleButton value="jpeg">JPEG</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup exclusive value="jpeg" aria-label="File type, one disabled">
        <ToggleButton value="raw" disabled>
          Raw
        </ToggleButton>
        <ToggleButton value="jpeg">JPEG</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
