import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const broken = 'data:image/png;base64,broken';

export default function Fallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Ines" role="img" aria-label="Ines Vale">
        IV
      </Avatar>
      <Avatar src={broken} alt="Ines" role="img" aria-label="Ines Vale" />
      <Avatar src={broken} slotProps={{ img: { alt: '' } }} role="img" aria-label="Ines Vale" />
    </Stack>
  );
}
