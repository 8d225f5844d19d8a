import AcUnit from '@mui/icons-material/AcUnit';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap flexWrap="wrap" alignItems="center">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Chip key={size} size={size} startDecorator={<AcUnit />}>
          Keep cold
        </Chip>
      ))}
    </Stack>
  );
}
