import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ThreeSizes() {
  return (
    <Stack spacing={2} alignItems="center">
      {(['text', 'outlined', 'contained'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={2}
          useFlexGap
          flexWrap="wrap"
          alignItems="center"
          justifyContent="center"
        >
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size} {variant}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
