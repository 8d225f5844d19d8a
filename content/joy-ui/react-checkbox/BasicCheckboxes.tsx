import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckboxes() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Hive stands level" defaultChecked />
      <Checkbox label="Entrance is clear" />
      <Checkbox label="Smoker is lit" disabled />
    </Stack>
  );
}
