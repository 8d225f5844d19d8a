import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const places = ['top', 'right', 'bottom-start', 'left'] as const;

export default function FourSides() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      {places.map((place) => (
        <Tooltip key={place} describeChild arrow placement={place} title={`Placed at ${place}`}>
          <Button>{place}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
