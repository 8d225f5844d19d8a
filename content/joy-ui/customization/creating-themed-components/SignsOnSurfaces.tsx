import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { TrailSign } from './trailSign';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

function Signs() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) => (
        <TrailSign key={variant} variant={variant} place={variant} minutes={20} />
      ))}
    </Stack>
  );
}

export default function SignsOnSurfaces() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Sheet variant="outlined" sx={{ flex: 1, p: 2, borderRadius: 'md' }}>
        <Signs />
      </Sheet>
      <Sheet
        variant="soft"
        color="primary"
        invertedColors
        sx={{ flex: 1, p: 2, borderRadius: 'md' }}
      >
        <Signs />
      </Sheet>
    </Stack>
  );
}
