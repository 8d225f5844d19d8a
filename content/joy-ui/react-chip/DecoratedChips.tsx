import Thermostat from '@mui/icons-material/Thermostat';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function DecoratedChips() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap flexWrap="wrap">
      <Chip size="lg" startDecorator={<Thermostat />}>
        11 °C
      </Chip>
      <Chip size="lg" color="primary" endDecorator={<WaterDrop />}>
        92% moist
      </Chip>
      <Chip
        size="lg"
        variant="outlined"
        startDecorator={
          <Avatar variant="solid" color="primary" aria-hidden>
            O
          </Avatar>
        }
      >
        Turned by Odile
      </Chip>
    </Stack>
  );
}
