import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const looks = [
  { variant: 'solid', color: 'neutral', label: 'Solid' },
  { variant: 'soft', color: 'warning', label: 'Soft' },
  { variant: 'outlined', color: 'primary', label: 'Outlined' },
  { variant: 'plain', color: 'danger', label: 'Plain' },
] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" sx={{ justifyContent: 'center' }}>
      {looks.map(({ variant, color, label }) => (
        <Tooltip
          key={variant}
          describeChild
          arrow
          variant={variant}
          color={color}
          title="The pendulum is too long"
        >
          <Button variant="outlined" color="neutral">
            {label}, {color}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
