import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,broken';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function Fallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Oboe" sx={colors}>
        Ob
      </Avatar>
      <Avatar src={broken} alt="Oboe" sx={colors} />
      <Avatar sx={colors} />
    </Stack>
  );
}
