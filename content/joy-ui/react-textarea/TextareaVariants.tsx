import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function TextareaVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {variants.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Textarea variant={variant} minRows={2} defaultValue="Fog until noon" />
        </FormControl>
      ))}
    </Box>
  );
}
