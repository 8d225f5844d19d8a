import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const text = 'Delivered to the workshop behind the old station';

export default function LongLabels() {
  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: 200 }}>
      <Chip label={text} />
      <Chip
        label={text}
        sx={{
          height: 'auto',
          borderRadius: 2,
          [`& .${chipClasses.label}`]: { display: 'block', whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Stack>
  );
}
