import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" alignItems="center">
      <Checkbox size="sm" label="Small" defaultChecked />
      <Checkbox size="md" label="Medium" defaultChecked />
      <Checkbox size="lg" label="Large" defaultChecked />
      <Checkbox
        label="For gloves"
        defaultChecked
        sx={{ '--Checkbox-size': '2rem', '--Checkbox-gap': '1rem' }}
      />
    </Stack>
  );
}
