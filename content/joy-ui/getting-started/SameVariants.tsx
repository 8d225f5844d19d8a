import Train from '@mui/icons-material/Train';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SameVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2} alignItems="center">
          <Button variant={variant}>Choose</Button>
          <Chip variant={variant} color="primary">
            2 left
          </Chip>
          <Avatar variant={variant} color="primary">
            <Train />
          </Avatar>
          <Sheet variant={variant} color="primary" sx={{ px: 2, py: 1, borderRadius: 'sm' }}>
            {variant}
          </Sheet>
        </Stack>
      ))}
    </Stack>
  );
}
