import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ThreeSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
    >
      <Button size="sm">One day</Button>
      <Button size="md">One week</Button>
      <Button size="lg">The whole season</Button>
    </Stack>
  );
}
