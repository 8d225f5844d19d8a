import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={1}>
      {sizes.map(({ size, label }) => (
        <Tooltip key={size} describeChild size={size} title="Oiled last spring">
          <Button variant="outlined" color="neutral">
            {label}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
