import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function WordInTheLine() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Divider role="presentation">Green teas</Divider>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '15%' }}>
        Oolongs
      </Divider>
      <Divider
        role="presentation"
        sx={{ '--Divider-childPosition': '0%', '--Divider-gap': '1rem' }}
      >
        Black teas
      </Divider>
    </Stack>
  );
}
