import LocalPostOffice from '@mui/icons-material/LocalPostOffice';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function CounterTools() {
  return (
    <Stack spacing={3} alignItems="center">
      <ButtonGroup size="lg" variant="soft" color="primary" aria-label="At the counter">
        <Button>Weigh</Button>
        <Button>Stamp</Button>
        <IconButton aria-label="Send" variant="solid">
          <LocalPostOffice />
        </IconButton>
      </ButtonGroup>
      <AvatarGroup size="lg" variant="solid" color="primary" role="group" aria-label="On duty">
        <Avatar aria-label="Ada" role="img">
          A
        </Avatar>
        <Avatar aria-label="Bram" role="img">
          B
        </Avatar>
        <Avatar aria-label="Cleo, trainee" role="img" variant="soft">
          C
        </Avatar>
      </AvatarGroup>
    </Stack>
  );
}
